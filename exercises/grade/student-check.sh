#!/bin/sh
# Proves the students' tree: exports it from a copy of this one in which a class
# has been at work, finds nothing of that and no solution in it, but finds one
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

# The copy is what git would take, where there is git.
whole=$scratch/whole
mkdir "$whole"
{ git ls-files -c -o --exclude-standard 2>/dev/null ||
    find . \( -name build -o -name .git \) -prune -o -type f -print
} | while read -r file; do [ ! -f "$file" ] || echo "$file"; done |
    tar -cf - -T - | tar -xf - -C "$whole"
cd "$whole" || exit 2
export_student() {
    sh "$here/export.sh" student "$1" "$upto" >"$scratch/said" 2>&1 ||
        { cat "$scratch/said"; return 1; }
}
stub=exercises/01-toy/1-read/row_read.c
at_work() {
    mkdir -p submissions/alice handin
    for place in submissions/alice handin exercises/01-toy/1-read; do
        cp exercises/01-toy/1-read/solution/row_read.c "$place"
    done
    echo alice,10 | tee marks.csv results.json >marks-of-alice.txt
}
# Of the class there is nothing; the stub is as it was.
untouched() {
    ! find "$tree" | grep -E 'submissions|handin|marks\.csv|results\.json|alice' &&
        cmp "$scratch/stub" "$tree/$stub"
}

cp "$stub" "$scratch/stub"
expect "cannot be exported without git" export_student "$scratch/plain"
at_work
expect "a solved stub is not found" not export_student "$tree"
cp "$scratch/stub" "$stub"
expect "cannot be exported while a class is at work" export_student "$tree"
expect "what a class handed in is exported" untouched
rm -rf submissions handin marks* results.json
if command -v git >/dev/null; then
    git init -q . && git add -A &&
        git -c user.name=david -c user.email=david@example.org commit -q -m whole
    at_work
    expect "cannot be exported from git" export_student "$tree"
    expect "what a class handed in is exported from git" untouched
    expect "it is not said what is left out" grep -q "left.*marks-of-alice" "$scratch/said"
    expect "git's tree is another" diff -r "$scratch/plain" "$tree"
    rm -rf submissions handin marks* results.json
    git checkout -q .
fi
for place in exercises/01-toy/1-read/hints.md exercises/01-toy/1-read/README.md LICENSE; do
    cp "$tree/$place" "$scratch/before"
    sed -n '/strspn/p' exercises/01-toy/1-read/solution/row_read.c >>"$tree/$place"
    expect "a solution's line in $place is not found" not sh "$here/leaks.sh" "$tree"
    cp "$scratch/before" "$tree/$place"
done
expect "what the grader does not defend is told" not grep -rl "^Not defended" "$tree/exercises"
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

attacks() { "$MAKE" -n check-exercises "$@" | grep attacks.sh; }
expect "one exercise's proof attacks the grader, too" not attacks EX=01.1
expect "the grader is not attacked" attacks

if [ -z "$upto" ]; then
    rm -rf "$tree"
    sh "$here/export.sh" student "$tree" >/dev/null
    sh "$here/export.sh" instructor "$scratch/rest" >/dev/null
    cp -R "$scratch/rest/." "$tree"
    expect "student and instructor do not make up the whole" \
        diff -r -q -x .git -x build . "$tree"
fi
total PROOF
