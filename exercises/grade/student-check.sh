#!/bin/sh
# Proves the students' tree: exports it, finds no solution in it, but finds one
# that is planted; then builds it, grades the stubs in it and, with WEAVE=yes,
# weaves its book. And: student and instructor trees make up the whole.
# usage: student-check.sh [UPTO]
# Environment: BUILD, MAKE, JOBS, TALLY, WEAVE.
set -u
upto=${1:-}
here=$(dirname "$0")
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT
trap 'exit 2' HUP INT TERM
. tests/count.sh
who="student's tree${upto:+ up to $upto}"
tree=$scratch/bloomkit
export MAKEFLAGS=
unset EX READY

expect "cannot be exported" sh "$here/export.sh" student "$tree" "$upto"
for place in exercises/01-toy/1-read/hints.md exercises/01-toy/1-read/README.md LICENSE; do
    cp "$tree/$place" "$scratch/before"
    sed -n '/strspn/p' exercises/01-toy/1-read/solution/row_read.c >>"$tree/$place"
    expect "a solution's line in $place is not found" not sh "$here/leaks.sh" "$tree"
    cp "$scratch/before" "$tree/$place"
done
mkdir "$tree/exercises/01-toy/1-read/solution"
expect "a folder of solutions is not found" not sh "$here/leaks.sh" "$tree"
rmdir "$tree/exercises/01-toy/1-read/solution"

expect "step 01 does not build" "$MAKE" -j "$JOBS" -C "$tree" BUILD=build step-01
"$MAKE" -s -j "$JOBS" -C "$tree" grade EX=01 >"$scratch/grade" 2>&1
expect "stubs are not graded, or score" grep -q '^Score: 0/[1-9]' "$scratch/grade"
cp exercises/01-toy/1-read/solution/row_read.c "$tree/exercises/01-toy/1-read"
expect "a right answer has not full marks" "$MAKE" -s -j "$JOBS" -C "$tree" grade EX=01.1
told() { "$MAKE" -s -C "$tree" grade EX=1.1 2>&1 | grep -q 'as in EX=01.2'; }
expect "the number 1.1 is not put right" told
expect "a hint is not given" "$MAKE" -s -C "$tree" hint EX=01.1
expect "there is a solution to show" not "$MAKE" -s -C "$tree" solution EX=01.1
[ "${WEAVE:-no}" != yes ] || expect "the book cannot be woven" "$MAKE" -j "$JOBS" -C "$tree" book

if [ -z "$upto" ]; then
    rm -rf "$tree"
    sh "$here/export.sh" student "$tree" >/dev/null
    sh "$here/export.sh" instructor "$scratch/rest" >/dev/null
    cp -R "$scratch/rest/." "$tree"
    expect "student and instructor do not make up the whole" \
        diff -r -q -x .git -x build . "$tree"
fi
total PROOF
