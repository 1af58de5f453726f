#!/bin/sh
# Plants faults in copies of two exercises and looks whether prove.sh finds each;
# see "What is proved" in teaching.md.
# usage: faults.sh
# Environment: BUILD, MAKE, JOBS, TALLY.
set -u
tree=$(mktemp -d) || exit 2
trap 'rm -rf "$tree"' EXIT
trap 'exit 2' HUP INT TERM
mkdir -p "$tree/exercises/01-toy"
cp -R Makefile code tests tools "$tree"
cp -R exercises/exercises.mk exercises/grade "$tree/exercises"
rm -rf "$tree/exercises/grade/attacks"
number=10

# copy EXERCISE: what follows is planted in it.
copy() {
    number=$((number + 1))
    copy=$tree/exercises/01-toy/$number-fault
    cp -R "exercises/01-toy/$1" "$copy"
}

# plant MESSAGE COMMAND: the command does it, the message must come of it.
plant() {
    (cd "$copy" && eval "$2" && rm -f ./*.old ./*/*.old)
    echo "01.$number: .*$1" >>"$tree/expected"
}

copy 5-predict
plant 'no mutant fails ones' 'rm mutants/three_each.sed'
plant 'mutants/textbook.sed passes rate_one' \
    'sed -i.old s/rate_two:/rate_one:/ mutants/textbook.sed'
plant 'mutants/idle.sed cannot be laid out' 'echo "# fails: ones: but is as before" >mutants/idle.sed'
plant 'mutants/silent.sed names no test' 'echo "s/^rate_1.*/rate_1	0.5/" >mutants/silent.sed'
plant 'the stub scores' 'cp solution/predictions.tsv .'
plant 'variants/bad.tsv has not full marks' 'cp measured.tsv variants/bad.tsv'
plant 'the marks add up to 11' 'sed -i.old "s/^TEST(ones, 2/TEST(ones, 3/" test.c'
plant 'README.md has no part "Why"' 'sed -i.old "/^## Why/d" README.md'

copy 1-read
rm "$copy"/mutants/[ors]*
plant 'row_read.c has warnings' 'sed -i.old "/(void)t;/d" row_read.c'
plant 'the solution has not full marks' \
    'sed -i.old "s/= row ? /= malloc(9) \&\& row ? /" solution/row_read.c'
plant 'mutants/yes.c scores' '{ echo "/* scores 0: or so it says */"; cat mutants/leaks.c; } >mutants/yes.c'

# A test that fails every other right answer, and says that it never does.
plant 'coin fails the solution on [1-9][0-9]* of 100 seeds, and says 1e-6' \
    'printf "RANDOM(coin, 1, 1e-6, \"Fair.\")\n{\n    CHECK(grade_below(2), \"No.\");\n}\n" >>test.c'

. tests/count.sh
who="planted faults"
export MAKEFLAGS=
unset EX READY
make_here="$MAKE -k -j $JOBS -C $tree BUILD=grade-build"
{
    $make_here prove
    $make_here SEEDS=100 EX=01.$number check-exercises-long
} >"$tree/said" 2>&1
[ -z "${V:-}" ] || cat "$tree/said"
while read -r expected; do
    expect "not found: $expected" grep -q "^$expected" "$tree/said"
done <"$tree/expected"
total PROOF
