#!/bin/sh
# Runs suites, one process each, and adds up what they report.
# usage: [UNDER='valgrind …'] run.sh SUITE…
#
# A suite counts by its last line, "name: N passed, N failed". One that ends
# without it crashed, and one whose exit status disagrees with it lies: both
# count as a failed test. Exit status 0 only when nothing failed.
set -u
passed=0
failed=0
log=$(mktemp)
trap 'rm -f "$log"' EXIT

for suite in "$@"; do
    ${UNDER:-} "$suite" >"$log" 2>&1
    status=$?
    line=$(tail -n 1 "$log" | grep -E '^.+: [0-9]+ passed, [0-9]+ failed$')
    p=$(echo "$line" | sed -n 's/.*: \([0-9]*\) passed.*/\1/p')
    f=$(echo "$line" | sed -n 's/.*, \([0-9]*\) failed$/\1/p')
    if [ -z "$line" ]; then
        line="$suite: ended without a summary (status $status)"
        p=0 f=1
    elif [ "$status" -ne 0 ] && [ "$f" -eq 0 ]; then
        line="$line, but exit status $status"
        f=1
    fi
    [ "$f" -eq 0 ] || cat "$log"
    echo "  TEST  $line"
    passed=$((passed + p))
    failed=$((failed + f))
done
[ -z "${TALLY:-}" ] || echo "$passed $failed" >>"$TALLY"
[ "$failed" -eq 0 ]
