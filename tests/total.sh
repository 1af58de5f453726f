#!/bin/sh
# Adds up the tally and prints the closing line "N passed, N failed".
# usage: TALLY=file total.sh STATUS
#
# STATUS is what the run as a whole ended with: when that says failure though
# no test does (something did not build, say), it counts as one failed test.
# So does a run in which nothing was tested.
set -u
touch "$TALLY"
awk -v status="$1" '
    { passed += $1; failed += $2 }
    END {
        if (failed == 0 && (status != 0 || passed == 0)) failed = 1
        printf "%d passed, %d failed\n", passed, failed
        exit failed != 0
    }' "$TALLY"
