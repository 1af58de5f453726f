#!/bin/sh
# Proves the comparison with pandoc 3: the small book agrees, and a page with
# one other word does not.
# usage: MODULES=FOLDER pandoc3.sh SCRATCH     FOLDER: where npm installed
set -u
root=$(cd "$(dirname "$0")/../.." && pwd)
work=${1:-$root/build/weave3}
make=${MAKE:-make}
case $MODULES in /*) ;; *) MODULES=$PWD/$MODULES ;; esac
. "$root/tests/count.sh"
who="pandoc 3"
export MODULES
unset MAKEFLAGS MFLAGS MAKELEVEL READY BUILD DRAFT
rm -rf "$work" && mkdir -p "$(dirname "$work")"
cp -R "$root/tests/weave/fixture" "$work" && cp -R "$root/weave" "$work/weave"
cd "$work" || exit 1
"$make" book >log 2>&1 || { cat log; exit 1; }

compare() {
    node weave/pandoc3/weave.mjs build index=book.md 01-cup=chapters/01-cup.md \
        02-jug=chapters/02-jug.md glossary=chapters/glossary.md \
        names=weave/names.md
}
told() { echo "$said" | grep -q '^FAILED: 01-cup: the texts part'; }
expect "it weaves the small book otherwise" compare
sed 's/For the curious/For the cautious/' build/book/01-cup.html >page
mv page build/book/01-cup.html
expect "another word goes unseen" not compare
expect "the other word is not told" told
total
