#!/bin/sh
# Proves that run.sh catches what it must: suites planted to fail, to crash, to
# end without a word, to lie in their exit status, to run no test. And before
# that, by itself, that count.sh counts.
# usage: run-faults.sh SCRATCH_FOLDER
set -u
dir=$1
mkdir -p "$dir"

# The tests in shell trust count.sh, and so must not be asked about it: without
# its help, what fails must be told and counted, and end the script in failure.
cat >"$dir/counting" <<'SCRIPT'
. tests/count.sh
who=planted
expect "right" true
expect "right as well" not silent echo oh
expect "wrong" sh -c 'echo why; false'
expect "wrong as well" not true
total
SCRIPT
rm -f "$dir/tally"
said=$(TALLY=$dir/tally sh "$dir/counting" 2>&1)
if [ $? -eq 0 ] || [ "$(cat "$dir/tally")" != "2 2" ] || [ "$said" != "planted: wrong
    why
planted: wrong as well
  TEST  planted: 2 passed, 2 failed" ]; then
    echo "count.sh does not count a failure: $said" >&2
    exit 1
fi

. tests/count.sh
who="test runner's planted faults"

# ends STATUS BODY: a suite with that shell body makes run.sh end so.
ends() {
    printf '#!/bin/sh\n%s\n' "$2" >"$dir/suite"
    chmod +x "$dir/suite"
    sh tests/run.sh "$dir/suite"
    got=$?
    echo "ended with $got, not $1"
    [ "$got" -eq "$1" ]
}

expect "a clean suite" ends 0 'echo "x: 3 passed, 0 failed"'
expect "a failed test" ends 1 'echo "x: 2 passed, 1 failed"; exit 1'
expect "a failed test with exit status 0" ends 1 'echo "x: 2 passed, 1 failed"'
expect "a crash" ends 1 'echo "x: 3 passed, 0 failed"; kill -SEGV $$'
expect "an end without a summary" ends 1 'exit 0'
expect "a summary that is not last" ends 1 'echo "x: 1 passed, 0 failed"; echo oh'
expect "no test at all" ends 1 'exit 99'
total
