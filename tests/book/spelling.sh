#!/bin/sh
# Spelling, by aspell's British list and the book's own (words.txt). Prints each
# unknown word with the file it is in; then a planted one must be seen.
# usage: spelling.sh FILE…
set -u
export LC_ALL=C
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

unknown() {
    "${PANDOC:-pandoc}" -f markdown-implicit_figures -t plain --wrap=none \
        --lua-filter "$here/prose.lua" "$1" |
        aspell list --lang=en_GB --encoding=utf-8 | tr 'A-Z' 'a-z' |
        sed -e "s/’/'/g" -e "s/'s\$//" | sort -u | comm -23 - "$here/words.txt"
}

. tests/count.sh
who=spelling
for page; do
    expect "$page: unknown words; correct them, or add them to tests/book/words.txt" \
        silent unknown "$page"
done
printf '%s\n' 'A filter rember`s` colours and $colr$.' '' '![A pikture](x){alt="of a neigbour"}' >"$scratch/page.md"
expect "planted words go unseen" \
    test "$(unknown "$scratch/page.md" | tr '\n' ' ')" = 'neigbour pikture rember '
total
