#!/bin/sh
# The checks of the woven book: silent on the book itself, and each catches a
# fault that is planted in a copy of it.
# usage: faults.sh BOOK ANCHORS SCRATCH
set -u
here=$(cd "$(dirname "$0")" && pwd)
book=$1
list=$2
scratch=$3
. tests/count.sh
who="the woven book"

links() { (cd "$1" && awk -f "$here/links.awk" *.html *.html); }
anchors() { sh "$here/anchors.sh" "$1" "$list"; }
weight() { sh "$here/weight.sh" "$1"; }

# sees CHECK FAULT WORDS: the check says WORDS about a page that is the book's
# first chapter with FAULT (a sed script) done to it.
sees() {
    rm -rf "$scratch" && cp -R "$book" "$scratch"
    sed "$2" "$book/$page" >"$scratch/$page"
    ! cmp -s "$book/$page" "$scratch/$page" && "$1" "$scratch" 2>&1 | grep -F "$3" >/dev/null
}
caught() {
    expect "$1 does not see: $3" sees "$@"
}

for check in links anchors weight; do
    expect "$check" silent $check "$book"
done

page=$(cd "$book" && ls 0*.html | head -n 1)
figure=$(sed -n 's/.* src="\(fig[^"]*\)".*/\1/p' "$book/$page" | head -n 1)
section=$(sed -n 's/^<h2 id="\([^"]*\)".*/\1/p' "$book/$page" | head -n 1)
caught links "s|src=\"$figure\"|src=\"fig/none.svg\"|" "fig/none.svg leads nowhere"
caught links "s|src=\"$figure\"|src=\"https://example.org/x.svg\"|" "comes from another host"
caught links "s|<h2 id=\"$section\"|<h2 id=\"sec:moved\"|" "$page: #$section leads nowhere"
caught links "s|<h2 id=\"$section\"|<h2 id=\"main\"|" "the id main is there twice"
caught anchors "s|<h2 id=\"$section\"|<h2 id=\"sec:moved\"|" "$page#$section is gone"
caught anchors "s|<h2 id=\"$section\"|<h2 id=\"sec:moved\"|" "$page#sec:moved is new"

# Ten times the text, each time another: more than the limit.
heavy() {
    awk 'BEGIN { srand(1); for (i = 0; i < 20000; i++) printf "%d ", 1e9 * rand() }' >>"$1/$page"
    weight "$1"
}
caught heavy 's/</ </' "$page: "
rm -rf "$scratch"
total
