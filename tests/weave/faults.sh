#!/bin/sh
# Proves the weaver: a small book (fixture/) weaves clean and right, and every
# kind of fault, planted in a copy of it, stops the build with file and line.
# usage: faults.sh [FOLDER]    scratch copies are made in FOLDER
set -u
root=$(cd "$(dirname "$0")/../.." && pwd)
work=${1:-$root/build/weave}
make=${MAKE:-make}
unset MAKEFLAGS MFLAGS MAKELEVEL READY BUILD DRAFT
. "$root/tests/count.sh"
who=weaver

weave() { (cd "$work/$1" && shift && "$make" -k book "$@") >"$work/log" 2>&1; }

# copy NAME: a scratch copy of the clean book, dates included.
copy() {
    rm -rf "${work:?}/$1"
    cp -Rp "$work/clean" "$work/$1"
}

# replace FILE OLD NEW: in the file's text, where OLD must stand once; all of
# it literal. Prints the line on which NEW starts.
replace() {
    OLD=$2 NEW=$3 awk '
        { text = text $0 "\n" }
        END {
            old = ENVIRON["OLD"]; at = index(text, old)
            if (!at || index(substr(text, at + 1), old)) exit 1
            before = substr(text, 1, at - 1)
            printf "%s%s%s", before, ENVIRON["NEW"],
                substr(text, at + length(old)) > "/dev/stderr"
            print gsub(/\n/, "", before) + 1
        }' "$1" 2>"$1.new" && mv "$1.new" "$1"
}

# refused FILE OLD NEW MESSAGE: with NEW for OLD, the weaver must refuse with
# FILE:LINE: MESSAGE, where LINE is where NEW starts.
refused() {
    copy fault
    if ! line=$(replace "$work/fault/$1" "$2" "$3"); then
        echo "cannot be planted: \"$2\" does not stand once in $1"
    elif weave fault; then
        echo "the book was woven all the same"
    else
        grep -F "$1:$line: $4" "$work/log" >/dev/null && return
        cat "$work/log"
        echo "wanted: $1:$line: $4"
    fi
    return 1
}

# fault NAME FILE OLD NEW MESSAGE
fault() {
    name=$1
    shift
    expect "$name" refused "$@"
}

# A clean page as one line; no-break spaces are spaces.
nbsp=$(printf '\302\240')
page_text() { tr '\n' ' ' <"$work/clean/build/book/$1" | sed "s/$nbsp/ /g"; }

# has NAME PAGE TEXT: the clean page has this HTML. has_not: it has not.
in_page() { page_text "$1" | grep -F "$2" >/dev/null; }
has() { expect "$1: $2 lacks $3" in_page "$2" "$3"; }
has_not() { expect "$1: $2 has $3" not in_page "$2" "$3"; }

# --- the clean book -----------------------------------------------------------

rm -rf "$work"
mkdir -p "$work"
cp -R "$root/tests/weave/fixture" "$work/clean"
cp -R "$root/weave" "$work/clean/weave"
weave clean || { bad "the clean book does not weave" "$(cat "$work/log")"; exit 1; }
expect "the clean book is not silent" silent cat "$work/log"

. "$root/tests/weave/clean.sh"
expect "a harmless edit is taken for a fault" not refused \
    chapters/01-cup.md 'For the curious.' 'For the cautious.' ''
. "$root/tests/weave/planted.sh"
total
