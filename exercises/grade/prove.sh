#!/bin/sh
# Proves one exercise; see "What is proved" in exercises/teaching.md.
# usage: prove.sh EXERCISE [SEEDS]
# Prints each thing that is not as it should be, then "01.2: N passed, N failed".
# With SEEDS only the random tests are tried, on so many seeds. Environment: as
# mark.sh, and COMPILERS, which an answer may meet; TALLY, a file for the counts.
set -u
ex=$1 seeds=${2:-}
here=$(dirname "$0")
mark="sh $here/mark.sh $ex"
kit=$BUILD/grade/plain/$ex
warnings="-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Werror"
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT
trap 'exit 2' HUP INT TERM
. tests/count.sh
who=$(echo "$ex" | sed 's/[^0-9]*\([0-9]*\)[^/]*\/\([0-9]*\).*/\1.\2/')

at_least() { [ "$1" -ge "$2" ]; }

count() { ls "$@" 2>/dev/null | wc -l; }

# points RESULT none|all
points() {
    tr '\037' '\n' <"$1"
    awk -F '\t' -v want="$2" '
        $1 != "#" { got += $3; of += $4 }
        END { exit !(of > 0 && got == (want == "all" ? of : 0)) }' "$1"
}

# fails RESULT TEST: at the test itself, not because it does not build.
fails() {
    tr '\037' '\n' <"$1"
    awk -F '\t' -v name="$2" '
        $1 == name && $2 == "FAIL" && $6 !~ /^It does not (link|compile)/ { found = 1 }
        END { exit !found }' "$1"
}

the_text() {
    for part in What Why Rules Time; do
        expect "README.md has no part \"$part\"" grep -q "^## $part" "$ex/README.md"
    done
    total=$(awk -F '\t' '$1 != "limits" { of += $3 } END { print of }' "$kit/plan")
    expect "the marks add up to $total; README.md says something else" \
        grep -q "^## Marks: $total\$" "$ex/README.md"
    expect "hints.md has fewer than three steps" \
        at_least "$(grep -c '^## [0-9]' "$ex/hints.md")" 3
    expect "there are fewer than five mutants" at_least "$(count "$ex"/mutants)" 5
    expect "there are fewer than two variants" at_least "$(count "$ex"/variants)" 2
}

the_stub() {
    for file in $(sh "$here/files.sh" "$ex"); do
        for compiler in $COMPILERS; do
            case $file in *.c)
                expect "$file has warnings with $compiler" "$compiler" -std=c11 $warnings \
                    -fsyntax-only -I"$kit/include" "$ex/$file" ;;
            esac
        done
    done
    for compiler in $COMPILERS; do
        ANSWER_CC=$compiler $mark "$ex" "$scratch/stub"
        expect "the stub scores with $compiler" points "$scratch/stub" none
    done
}

the_right_ones() {
    for right in "" "$ex"/variants/*; do
        sh "$here/answer.sh" "$ex" "$scratch/right" "$right"
        for compiler in $COMPILERS; do
            sound=no
            [ "$compiler" != "$CC" ] || sound=yes
            ANSWER_CC=$compiler SOUND=$sound $mark "$scratch/right" "$scratch/right.out"
            expect "${right:-the solution} has not full marks with $compiler" \
                points "$scratch/right.out" all
        done
        rm -rf "$scratch/right"
    done
}

the_wrong_ones() {
    for mutant in "$ex"/mutants/*; do
        result=$scratch/wrong.$(basename "$mutant")
        claim=$(grep -rhom 1 -e 'fails: [a-z0-9_]*' -e 'scores 0' "$mutant" | head -n 1)
        test=${claim#fails: }
        expect "$mutant cannot be laid out" \
            sh "$here/answer.sh" "$ex" "$scratch/wrong" "$mutant"
        sound=no
        [ "$test" != sound ] || sound=yes
        SOUND=$sound $mark "$scratch/wrong" "$result"
        case $claim in
        scores*) expect "$mutant scores" points "$result" none ;;
        fails*) expect "$mutant passes $test" fails "$result" "$test" ;;
        *) expect "$mutant names no test that must fail" false ;;
        esac
        rm -rf "$scratch/wrong"
    done
    for test in $(awk -F '\t' '$1 != "limits" { print $2 }' "$kit/plan"); do
        expect "no mutant fails $test" grep -q "^$test	FAIL" "$scratch"/wrong.*
    done
}

# A random test may fail a right answer as often as it says: fewer than five
# sigma more than that, on so many seeds.
the_random_ones() {
    awk -F '\t' '$1 == "random" { print $2, $6 }' "$kit/plan" >"$scratch/random"
    [ -s "$scratch/random" ] || return 0
    sh "$here/answer.sh" "$ex" "$scratch/right"
    for file in "$scratch"/right/*.c; do
        $CC -std=c11 -O1 -I"$kit/include" -c -o "$scratch/$(basename "$file").o" "$file"
    done
    $CC -pthread -o "$scratch/tests" "$scratch"/*.c.o "$kit"/*.o \
        "$BUILD"/grade/plain/harness/*.o \
        "$BUILD/grade/plain/$(basename "$(dirname "$ex")").a" $LIBS
    while read -r name rate; do
        bad=$(cd "$scratch/right" && "$scratch/tests" -n "$seeds" "$name" 4>/dev/null)
        expect "$name fails the solution on $bad of $seeds seeds, and says $rate" \
            awk -v bad="$bad" -v n="$seeds" -v p="$rate" \
            'BEGIN { exit !(bad != "" && bad <= n * p + 5 * sqrt(n * p * (1 - p))) }'
    done <"$scratch/random"
}

if [ -n "$seeds" ]; then
    the_random_ones
else
    the_text
    the_stub
    the_right_ones
    the_wrong_ones
fi
total PROOF
