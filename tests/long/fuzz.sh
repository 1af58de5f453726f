#!/bin/sh
# Feeds the reader of filter files with whatever a fuzzer can think of, for a
# number of seconds.
# usage: fuzz.sh FOLDER SECONDS SOURCES_AND_FLAGS…
set -u
dir=$1 seconds=$2
shift 2
rm -rf "$dir"
mkdir -p "$dir/corpus"
options="-std=c11 -g -O1 -fno-sanitize-recover=all"
. tests/count.sh
who="fuzzing filter files"

# run PROGRAM SECONDS
run() {
    "$1" -max_len=4096 -rss_limit_mb=2048 -artifact_prefix="$1-" \
        -seed=1 -max_total_time="$2" -print_final_stats=1 "$dir/corpus"
}

expect "the seeds do not compile" clang $options -DSEEDS -o "$dir/seeds" "$@" -lxxhash -lm
expect "no seeds are written" "$dir/seeds" "$dir/corpus"
expect "does not compile" clang $options -fsanitize=fuzzer,address,undefined \
    -o "$dir/fuzz" "$@" -lxxhash -lm
expect "the reader fails" run "$dir/fuzz" "$seconds"
echo "  FUZZ  $(echo "$said" | sed -n 's/.*number_of_executed_units: *//p') inputs"

# Planted: a fault that only a file which no seed is like can reach.
expect "does not compile with a fault" clang $options -fsanitize=fuzzer,address \
    -DPLANTED -o "$dir/planted" "$@" -lxxhash -lm
expect "a planted fault goes unseen" not run "$dir/planted" 60
total
