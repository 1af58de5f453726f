#!/bin/sh
# All measurements, one after the other. Each writes its table into a folder,
# with a first line that names the machine, and prints it.
# usage: run.sh PROGRAMS OUT COMPILER FLAGS ROUNDS N…
set -eu
programs=$1 out=$2 compiler=$3 flags=$4 rounds=$5
shift 5
mkdir -p "$out"

# keep NAME COMMAND…: its output becomes OUT/NAME.tsv.
keep() {
    name=$1
    shift
    echo "  BENCH $name"
    { sh bench/machine.sh "bench/$name" "$compiler" "$flags" && "$@"; } \
        >"$out/$name.tsv.new"
    mv "$out/$name.tsv.new" "$out/$name.tsv"
    sh bench/show.sh "$out/$name.tsv"
}

keep 02-modulo-cost "$programs/02-modulo-cost"
keep 06-locking-speed sh bench/speed.sh "$programs" "$rounds" "$@"
keep 06-locking-threads "$programs/06-locking-threads" "$rounds"
keep 06-locking-wait "$programs/06-locking-wait" "$rounds"
keep 06-locking-real "$programs/06-locking-real" "$rounds"
keep 07-files-open "$programs/07-files-open" "$rounds"
keep 08-lab-keys "$programs/08-lab-keys" "$programs/../bloomkit" "$rounds"
keep 08-lab-probes "$programs/08-lab-probes" "$rounds"
sh bench/verdict.sh "$out"
