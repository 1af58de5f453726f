#!/bin/sh
# Rules of the house that no compiler checks. Run with a folder as argument, it
# checks that one; without, it checks this project and then that each rule
# catches a fault planted in a scratch copy.
set -u

# The files that the project consists of.
files() {
    find . \( -name .git -o -name build -o -name node_modules \) -prune \
        -o -type f -print | sort
}

sources() {
    files | grep '^\./code/.*\.[ch]$'
}

# rule TEXT: reads offending lines; prints them under the rule when there are any.
rule() {
    found=$(cat)
    [ -z "$found" ] && return
    echo "House rule: $1"
    echo "$found" | sed 's/^/    /'
}

check_house() {
    files | xargs grep -nE '\.\./share[d]|/(wor[k]|roo[t]|hom[e])/' -- |
        rule "the project stands alone: no paths of a particular machine."
    sources | xargs grep -nE '^.{81,}$' -- |
        rule "code has at most 80 columns."
    sources | xargs grep -nE "	| $" -- |
        rule "code has no tabs and no spaces at the end of a line."
    sources | while read -r f; do
        n=$(wc -l <"$f")
        [ "$n" -gt 200 ] && echo "$f: $n lines"
    done | rule "a file of code holds one idea: at most 200 lines."
    sources | grep -v '/demo\.c$' | xargs grep -nE '\b(printf|puts|abort|exit)\(' -- |
        rule "the library never prints, exits or aborts."
    files | grep '^\./\(code\|chapters\|weave\|tools\|README\|book\)' |
        xargs grep -nE '\b(TODO|FIXME|XXX|HACK)\b' -- |
        rule "nothing is left open."
    files | grep '\.md$' | xargs grep -nwE \
        'A[I]|LL[M]s?|GP[T]|[Cc]hatbot[s]?|[Ll]anguage mode[l]s?|[Cc]opilo[t]|[Cc]laud[e]|[Aa]gent[s]?|[Aa]ssistant[s]?|[Ss]ubagent[s]?|[Cc]ontext windo[w]|[Ii]ssue [0-9]+' -- |
        rule "the prose speaks of Bloom filters, not of its maker's tools."
}

if [ $# -gt 0 ]; then
    cd "$1" && check_house
    exit
fi

passed=0
failed=0
count() {
    if [ "$1" = 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
}

out=$(check_house)
[ -z "$out" ]
count $?
[ -z "$out" ] || echo "$out"

# plant RULE FILE LINE: a scratch project with that line must break that rule.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
plant() {
    rm -rf "$scratch/p"
    mkdir -p "$scratch/p/code/01-toy" "$scratch/p/chapters"
    echo 'int fine;' >"$scratch/p/code/01-toy/fine.c"
    printf '%s\n' "$3" >"$scratch/p/$2"
    sh tests/house.sh "$scratch/p" | grep -q "$1" && return
    echo "house.sh: a planted fault went unseen: $1" >&2
    return 1
}

plant "stands alone" chapters/01-toy.md "see $(printf '..%s' /shared)"; count $?
plant "80 columns" code/01-toy/x.c \
    "$(printf '%090d' 0)"; count $?
plant "no tabs" code/01-toy/x.c 'int x; '; count $?
plant "one idea" code/01-toy/x.c "$(seq 201)"; count $?
plant "never prints" code/01-toy/x.c '    printf("hello");'; count $?
plant "left open" chapters/01-toy.md 'TODO'; count $?
plant "maker's tools" chapters/01-toy.md "as an $(printf 'assis%s' tant) would"; count $?

echo "  TEST  rules of the house: $passed passed, $failed failed"
[ -z "${TALLY:-}" ] || echo "$passed $failed" >>"$TALLY"
[ "$failed" -eq 0 ]
