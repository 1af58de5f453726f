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
passed=0
failed=0

expect() {
    what=$1
    shift
    if "$@" >"$dir/log" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "fuzz: failed: $what" >&2
        tail -n 30 "$dir/log" >&2
    fi
}

run() {
    "$1" -max_len=4096 -rss_limit_mb=2048 -artifact_prefix="$dir/" \
        -seed=1 -max_total_time="$2" -print_final_stats=1 "$dir/corpus"
}

expect "make seeds" clang $options -DSEEDS -o "$dir/seeds" "$@" -lxxhash -lm
expect "write seeds" "$dir/seeds" "$dir/corpus"
expect "compile" clang $options -fsanitize=fuzzer,address,undefined \
    -o "$dir/fuzz" "$@" -lxxhash -lm
expect "fuzz" run "$dir/fuzz" "$seconds"
echo "  FUZZ  $(sed -n 's/.*number_of_executed_units: *//p' "$dir/log") inputs"

# Planted: a fault that only a file which no seed is like can reach.
expect "compile with a fault" clang $options -fsanitize=fuzzer,address \
    -DPLANTED -o "$dir/planted" "$@" -lxxhash -lm
expect "a planted fault" sh -c "! '$dir/planted' -max_len=4096 -seed=1 \
    -artifact_prefix='$dir/planted-' -max_total_time=60 '$dir/corpus'"

echo "  TEST  fuzzing filter files: $passed passed, $failed failed"
[ -z "${TALLY:-}" ] || echo "$passed $failed" >>"$TALLY"
[ "$failed" -eq 0 ]
