#!/bin/sh
# A page weighs less than 100 KB as a server sends it (compressed), with its
# style, its script and all of its figures. Prints the pages that are heavier.
# usage: weight.sh BOOK [LIMIT]
set -u
cd "$1" || exit 1
limit=${2:-100000}
weigh() { gzip -9c "$@" | wc -c; }
for page in *.html; do
    total=0
    for file in "$page" style/book.css style/book.js \
        $(sed -n 's/.* src="\(fig[^"]*\)".*/\1/p' "$page"); do
        total=$((total + $(weigh "$file")))
    done
    [ "$total" -le "$limit" ] ||
        echo "$page: $total bytes, compressed and with its figures; the limit is $limit"
done
