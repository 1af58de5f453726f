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

. tests/count.sh
who="rules of the house"
expect "broken here" silent check_house

# breaks RULE FILE LINE: a scratch project with that line breaks that rule.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
breaks() {
    rm -rf "$scratch/p"
    mkdir -p "$scratch/p/code/01-toy" "$scratch/p/chapters"
    echo 'int fine;' >"$scratch/p/code/01-toy/fine.c"
    printf '%s\n' "$3" >"$scratch/p/$2"
    sh tests/house.sh "$scratch/p" | grep -q "$1"
}
sees() {
    expect "a planted fault goes unseen: $1" breaks "$@"
}

sees "stands alone" chapters/01-toy.md "see $(printf '..%s' /shared)"
sees "80 columns" code/01-toy/x.c "$(printf '%090d' 0)"
sees "no tabs" code/01-toy/x.c 'int x; '
sees "one idea" code/01-toy/x.c "$(seq 201)"
sees "never prints" code/01-toy/x.c '    printf("hello");'
sees "left open" chapters/01-toy.md 'TODO'
sees "maker's tools" chapters/01-toy.md "as an $(printf 'assis%s' tant) would"
total
