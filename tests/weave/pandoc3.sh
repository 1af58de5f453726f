#!/bin/sh
# Proves the comparison with pandoc 3: the small book agrees, and a page with
# one other word does not.
# usage: MODULES=FOLDER pandoc3.sh SCRATCH     FOLDER: where npm installed
set -u
root=$(cd "$(dirname "$0")/../.." && pwd)
work=${1:-$root/build/weave3}
make=${MAKE:-make}
case $MODULES in /*) ;; *) MODULES=$PWD/$MODULES ;; esac
tally=${TALLY:-}
case $tally in ''|/*) ;; *) tally=$PWD/$tally ;; esac
export MODULES
unset MAKEFLAGS MFLAGS MAKELEVEL READY BUILD DRAFT TALLY
rm -rf "$work" && mkdir -p "$(dirname "$work")"
cp -R "$root/tests/weave/fixture" "$work" && cp -R "$root/weave" "$work/weave"
cd "$work" || exit 1
"$make" book >log 2>&1 || { cat log; exit 1; }

compare() {
    node weave/pandoc3/weave.mjs build index=book.md 01-cup=chapters/01-cup.md \
        02-jug=chapters/02-jug.md glossary=chapters/glossary.md \
        names=weave/names.md >log 2>&1
}
passed=0
failed=0
if compare; then passed=1; else
    failed=1
    echo "FAILED: pandoc 3 weaves the small book otherwise"
    cat log
fi
sed 's/For the curious/For the cautious/' build/book/01-cup.html >page
mv page build/book/01-cup.html
if ! compare && grep -q '^FAILED: 01-cup: the texts part' log; then
    passed=$((passed + 1))
else
    failed=$((failed + 1))
    echo "FAILED: another word was not noticed"
    cat log
fi
echo "pandoc 3, planted: $passed passed, $failed failed"
[ -z "$tally" ] || echo "$passed $failed" >>"$tally"
[ "$failed" -eq 0 ]
