#!/bin/sh
# A step sees itself and the steps before it, and nothing else: proved where the
# later steps are not there at all, and by a header that is there and must not be
# found.
# usage: steps.sh      ($MAKE, $CC: what to build with)
set -u
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
unset MAKEFLAGS MFLAGS MAKELEVEL READY BUILD DATADIR
. tests/count.sh
who="steps alone"

# A tree with the first N steps.
tree_of() {
    rm -rf "$scratch/tree"
    mkdir -p "$scratch/tree/code"
    cp -R Makefile tools tests "$scratch/tree"
    for step in $(ls code | head -n "$1"); do
        cp -R "code/$step" "$scratch/tree/code"
    done
    rm -f "$scratch/tree"/tests/*-data.c
}

build() {
    "${MAKE:-make}" -C "$scratch/tree" "$1"
}

# build_says WORDS: of step 2, whether it can be built or not.
build_says() {
    build step-02 2>&1 | grep -q "$1"
}

tree_of 2
expect "step 2 needs more than steps 1 and 2" build step-02
expect "it does not say how to run its demo" \
    build_says '^Run it again by hand: build/code/02-modulo/demo'

tree_of 3
echo '#include "fpr.h"' >>"$scratch/tree/code/02-modulo/bits.c"
expect "step 2 finds a header of step 3" not build step-02
expect "the header is not what is missed" build_says 'fpr.h'

tree_of 2
sed 's/return h;/return h + 1;/' code/02-modulo/hash.c \
    >"$scratch/tree/code/02-modulo/hash.c"
expect "a step with a fault passes" not build step-02
total
