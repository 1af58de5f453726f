#!/bin/sh
# Proves the weaver: a small book (fixture/) weaves clean and right, and every
# kind of fault, planted in a copy of it, stops the build with file and line.
# usage: faults.sh [FOLDER]    scratch copies are made in FOLDER
#
# Prints a line for each test that fails and a count at the end; the exit
# status is 0 only when nothing failed.
set -u
root=$(cd "$(dirname "$0")/../.." && pwd)
work=${1:-$root/build/weave}
make=${MAKE:-make}
unset MAKEFLAGS MFLAGS MAKELEVEL READY BUILD DRAFT
passed=0
failed=0

ok() { passed=$((passed + 1)); }
bad() {
    failed=$((failed + 1))
    echo "FAILED: $1"
    [ -z "${2:-}" ] || sed 's/^/    /' "$2"
}

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

# fault NAME FILE OLD NEW MESSAGE: plants NEW for OLD; the weaver must refuse
# with FILE:LINE: MESSAGE, where LINE is where NEW starts.
fault() {
    copy fault
    line=$(replace "$work/fault/$2" "$3" "$4") || {
        bad "$1: cannot plant it: \"$3\" does not stand once in $2"
        return
    }
    if weave fault; then
        bad "$1: the book was woven all the same"
    elif grep -F "$2:$line: $5" "$work/log" >/dev/null; then
        ok
    else
        echo "wanted: $2:$line: $5" >>"$work/log"
        bad "$1: refused, but not with the right words" "$work/log"
    fi
}

# A clean page as one line; no-break spaces are spaces.
nbsp=$(printf '\302\240')
page_text() { tr '\n' ' ' <"$work/clean/build/book/$1" | sed "s/$nbsp/ /g"; }

# has NAME PAGE TEXT: the clean page has this HTML.
has() {
    if page_text "$2" | grep -F "$3" >/dev/null; then
        ok
    else
        bad "$1: $2 lacks $3"
    fi
}

# has_not NAME PAGE TEXT
has_not() {
    if page_text "$2" | grep -F "$3" >/dev/null; then
        bad "$1: $2 has $3"
    else
        ok
    fi
}

# The harness must see a fault that is none: a harmless edit counts as failed.
harness() {
    before=$failed
    fault harmless chapters/01-cup.md 'For the curious.' 'For the cautious.' \
        '' >/dev/null
    if [ "$failed" -eq $((before + 1)) ]; then
        failed=$before
        ok
    else
        bad 'the harness takes a harmless edit for a fault'
    fi
}

# --- the clean book -----------------------------------------------------------

rm -rf "$work"
mkdir -p "$work"
cp -R "$root/tests/weave/fixture" "$work/clean"
cp -R "$root/weave" "$work/clean/weave"
if weave clean; then ok; else
    bad "the clean book does not weave" "$work/log"
    exit 1
fi
if [ -s "$work/log" ]; then bad "the clean book: not silent" "$work/log"; else ok; fi

. "$root/tests/weave/clean.sh"
harness
. "$root/tests/weave/planted.sh"

echo "weaver: $passed passed, $failed failed"
[ -z "${TALLY:-}" ] || echo "$passed $failed" >>"$TALLY"
[ "$failed" -eq 0 ]
