#!/bin/sh
# Addresses within the book are kept for good: other texts link to them. They
# are listed; one that is gone is a fault, and so is one that is not yet listed.
# usage: anchors.sh BOOK LIST [add]      add: writes the new ones to the list
set -u
export LC_ALL=C
book=$1
list=$2
now=$(mktemp)
before=$(mktemp)
trap 'rm -f "$now" "$before"' EXIT

# What can be meant to last: sections, what is numbered, terms.
for page in "$book"/*.html; do
    tr ' ' '\n' <"$page" | sed -n 's/^id="\(\(sec\|fig\|tbl\|eq\|lst\|term\):[^"]*\)".*/\1/p' |
        sed "s|^|$(basename "$page")#|"
done | sort -u >"$now"

# A book of some chapters only, such as a student's, is held to these.
if [ -f "$list" ]; then grep -v '^#' "$list"; fi | while IFS='#' read -r page id; do
    [ -f "$book/$page" ] && echo "$page#$id"
done | sort -u >"$before"

if [ "${3:-}" = add ]; then
    {
        echo "# Addresses that the book promises to keep. make anchors adds new ones."
        { [ -f "$list" ] && grep -v '^#' "$list"; cat "$now"; } | sort -u
    } >"$list.new" && mv "$list.new" "$list"
    exit
fi
comm -13 "$now" "$before" |
    sed "s|\(.*\)|$list: \1 is gone; bring it back, if only as an empty span: []{#id}|"
comm -23 "$now" "$before" | sed "s|\(.*\)|$list: \1 is new; make anchors adds it|"
