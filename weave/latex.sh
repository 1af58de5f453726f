#!/bin/sh
# Sets the book: three runs, for the pages of the contents and of the index are
# known only after the first two. What does not fit or cannot be shown is told.
# usage: latex.sh FOLDER/NAME OUT.pdf
set -u
tex=$1
folder=$(dirname "$tex")
run() {
    lualatex --interaction=nonstopmode --halt-on-error --output-directory="$folder" \
        "$tex.tex" >"$tex.out" 2>&1 && return
    grep -A 5 '^!' "$tex.out" >&2
    exit 1
}
run
run
[ ! -f "$tex.idx" ] || (cd "$folder" && makeindex -q "$(basename "$tex").idx") || exit 1
run
grep -E 'Missing character|Overfull .hbox|Reference .* undefined' "$tex.log" | sort | uniq -c >&2
mv "$tex.pdf" "$2"
