#!/bin/sh
# A step sees itself and the steps before it, and nothing else: proved where the
# later steps are not there at all, and by a header that is there and must not be
# found.
# usage: steps.sh      ($MAKE, $CC: what to build with)
set -u
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
unset MAKEFLAGS MFLAGS MAKELEVEL READY BUILD DATADIR
passed=0
failed=0

# expect WHAT COMMAND…
expect() {
    what=$1
    shift
    if "$@" >"$scratch/log" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "steps: failed: $what" >&2
        tail -n 15 "$scratch/log" >&2
    fi
}

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
    TALLY= "${MAKE:-make}" -C "$scratch/tree" "$1"
}

says_how() {
    build step-02 | grep -q '^Run it again by hand: build/code/02-modulo/demo'
}

tree_of 2
expect "step 2 with steps 1 and 2 alone" build step-02
expect "it says how to run its demo" says_how

tree_of 3
echo '#include "fpr.h"' >>"$scratch/tree/code/02-modulo/bits.c"
expect "step 2 does not find a header of step 3" sh -c "
    ! '${MAKE:-make}' -C '$scratch/tree' step-02 &&
    '${MAKE:-make}' -C '$scratch/tree' step-02 2>&1 | grep -q 'fpr.h'"

tree_of 2
sed 's/return h;/return h + 1;/' code/02-modulo/hash.c \
    >"$scratch/tree/code/02-modulo/hash.c"
expect "a step with a fault fails" sh -c "! '${MAKE:-make}' -C '$scratch/tree' step-02"

echo "  TEST  steps alone: $passed passed, $failed failed"
[ -z "${TALLY:-}" ] || echo "$passed $failed" >>"$TALLY"
[ "$failed" -eq 0 ]
