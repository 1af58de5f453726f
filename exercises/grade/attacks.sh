#!/bin/sh
# Sends each attack through the grader, as an answer to 01.1; see teaching.md.
# usage: attacks.sh
#
# An attack's first lines say what it expects:
#     lets in: …      the gate has nothing against it
#     refuses: WORD   the gate refuses it, and says WORD
#     root: …         without the gate only root can hold it, so only root tries
#     the gate alone  nothing else would stop it
# @TREE@ in it stands for a folder that must come out unharmed. Every attack must
# win no point, end in time and leave no process. Environment: as mark.sh, TALLY.
set -u
here=$(dirname "$0")
ex=exercises/01-toy/1-read
if [ "${1:-}" != one ]; then
    scratch=$(mktemp -d) || exit 2
    trap 'rm -rf "$scratch"' EXIT
    chmod 711 "$scratch"
    for attack in "$here"/attacks/* link linked-folder; do
        echo "$attack"
    done | SCRATCH=$scratch xargs -P "$JOBS" -n 1 sh "$0" one || :
    . tests/count.sh
    who=attacks
    passed=$(ls "$scratch" | grep -c '\.passed$')
    failed=$(ls "$scratch" | grep -c '\.failed$')
    total PROOF && [ "$passed" -gt 0 ]
    exit
fi

attack=$2
name=$(basename "$attack" .c)
place=$SCRATCH/$name
mkdir -p "$place/answer" "$place/tree" "$place/tmp"
chmod -R 755 "$place"
export TMPDIR="$place/tmp" WALL=5
echo alive >"$place/tree/canary"
cp "$ex"/solution/* "$place/tree"
case $attack in
link) ln -s "$place/tree/row_read.c" "$place/answer/row_read.c" ;;
linked-folder) ln -s "$place/tree" "$place/answer/1-read" ;;
*.c) sed "s|@TREE@|$place/tree|" "$attack" >"$place/answer/row_read.c" ;;
*) cp "$attack"/* "$place/answer" ;;
esac
says() { sed -n "1,3s/.*$1 *\([^*]*[^ *]\).*/\1/p" "$attack" 2>/dev/null | head -n 1; }

# held WHAT COMMAND...: one expectation.
n=0
held() {
    what=$1 n=$((n + 1))
    shift
    if "$@"; then
        : >"$SCRATCH/$name-$n.passed"
    else
        : >"$SCRATCH/$name-$n.failed"
        echo "attack $name: $what"
        tr '\037' '\n' <"$place/result" | sed 's/^/    /'
    fi
}
wins_nothing() { awk -F '\t' '$1 != "#" { got += $3; of += $4 } END { exit !(of > 0 && got == 0) }' "$place/result"; }
unharmed() { [ "$(cat "$place/tree/canary")" = alive ] && cmp -s "$ex/solution/row_read.c" "$place/tree/row_read.c"; }
# No process has the attack's folder among its arguments. A small system has no
# ps, but /proc. The pattern is in a file, or grep would find itself.
nobody_left() {
    echo "$place/tmp" >"$place/pattern"
    if [ -r /proc/self/cmdline ]; then
        ! grep -qaFf "$place/pattern" /proc/[0-9]*/cmdline 2>/dev/null
    else
        ! ps -e -o args= | grep -v grep | grep -qFf "$place/pattern"
    fi
}
try() {
    rm -f "$place/result"
    start=$(date +%s)
    "$@" sh "$here/mark.sh" "$ex" "$place/answer" "$place/result"
    held "broke the run" test -s "$place/result"
    held "won a point" wins_nothing
    held "took too long" test $(($(date +%s) - start)) -lt 60
    held "left a process" nobody_left
    held "changed the tree" unharmed
}

try env
word=$(says refuses:)
[ -z "$word" ] || held "is not refused with the word \"$word\"" \
    sh -c "sed 1q '$place/result' | grep -q -E '$word'"
[ -z "$(says 'lets in:')" ] || held "is refused" \
    sh -c "sed 1q '$place/result' | grep -v -q -E 'It (does not compile|uses|shows|includes)'"
[ -z "$(says 'the gate alone')" ] || exit 0
[ -z "$(says root:)" ] || [ "$(id -u)" = 0 ] || exit 0
try env GATE=no SOUND=no
