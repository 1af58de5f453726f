#!/bin/sh
# Proves that run.sh catches what it must: suites planted to fail, to crash, to
# end without a word, to lie in their exit status, to run no test.
# usage: run-faults.sh SCRATCH_FOLDER
set -u
dir=$1
mkdir -p "$dir"
passed=0
failed=0

# expect STATUS NAME BODY: a suite with that shell body must make run.sh end so.
expect() {
    printf '#!/bin/sh\n%s\n' "$3" >"$dir/suite"
    chmod +x "$dir/suite"
    TALLY= sh tests/run.sh "$dir/suite" >"$dir/log" 2>&1
    got=$?
    if [ "$got" -eq "$1" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "run.sh: $2: ended with $got, not $1" >&2
        cat "$dir/log" >&2
    fi
}

expect 0 "a clean suite" 'echo "x: 3 passed, 0 failed"'
expect 1 "a failed test" 'echo "x: 2 passed, 1 failed"; exit 1'
expect 1 "a failed test with exit status 0" 'echo "x: 2 passed, 1 failed"'
expect 1 "a crash" 'echo "x: 3 passed, 0 failed"; kill -SEGV $$'
expect 1 "an end without a summary" 'exit 0'
expect 1 "a summary that is not last" 'echo "x: 1 passed, 0 failed"; echo oh'
expect 1 "no test at all" 'exit 99'

echo "  TEST  test runner's planted faults: $passed passed, $failed failed"
[ -z "${TALLY:-}" ] || echo "$passed $failed" >>"$TALLY"
[ "$failed" -eq 0 ]
