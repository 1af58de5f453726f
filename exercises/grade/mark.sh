#!/bin/sh
# Marks one answer to one exercise.
# usage: mark.sh EXERCISE ANSWER-FOLDER RESULT
#
# RESULT gets a head, then one row a mark, tab separated; newlines within a
# field are kept as the character 037:
#     #  number  title  note
#     name  ok|FAIL|skip  points  of  sentence  detail  shown|hidden
# Environment: BUILD, CC, LIBS; for proofs also ANSWER_CC (another compiler for
# the answer), SOUND=no (without the sanitizers' mark), GATE=no (the cage alone).
set -u
umask 022
ex=$1 answer=$2 result=$3
here=$(dirname "$0")
. "$here/build.sh"
. "$here/words.sh"
kit=$BUILD/grade/plain/$ex
step=$(basename "$(dirname "$ex")")
export CAGE="$BUILD/grade/cage" ANSWER_CC="${ANSWER_CC:-$CC}"
work=$(mktemp -d "${TMPDIR:-/tmp}/grade.XXXXXX") || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM
chmod 711 "$work"
mkdir "$work/in" "$work/bin" "$work/run"
seconds=2 megabytes=256

# The kinds of marks: each returns 0, or 1 with what came in `detail`.

try_test() {
    [ -n "$linked" ] || { link plain $(tests_of plain) || return 1; }
    linked=yes
    run -v -c "$seconds" -m "$megabytes" -- "$1" && return
    grep -q -e ^time -e ^flood "$work/how" || ended="$ended $1"
    detail=$(says "$work/how" "$work/log")
    return 1
}

# The student's suite must find nothing wrong with each right program ...
try_right() {
    for program in "$kit"/rights/*.o; do
        link plain "$program" || return 1
        run -c "$seconds" -m "$megabytes" -- && continue
        read -r how <"$work/how"
        detail="your suite, run on a right program
expected it to pass
came $how
$(tail -n 6 "$work/log")"
        return 1
    done
}

# ... and something wrong with each wrong one; how it shows that is all the same.
try_fault() {
    link plain "$kit/faults/$1.c.o" || return 1
    run -c "$seconds" -m "$megabytes" --
    read -r how <"$work/how"
    case $how in
    "exit 0" | "exit 126" | flood) ;;
    exit* | signal* | time) return 0 ;;
    esac
    detail="your suite, run on a wrong program
expected it to fail
came $how
The program's fault: $2"
    return 1
}

the_rest_is_sound() {
    for each in $ended; do
        run -v -c 20 -m 0 -- "$each"
        ! sanitizer_says "$work/log" "$files" >/dev/null || return 1
    done
}

# All that passed once more at a stroke, with the sanitizers looking on; then what
# failed, one by one, for there too only what they find counts.
try_sound() {
    [ -n "$passed" ] || { detail="Not run: nothing passed."; return 1; }
    save=$ANSWER_CC ANSWER_CC=$CC
    compile san no "-D_POSIX_C_SOURCE=200809L -O0 -g -w -fno-omit-frame-pointer \
        -fsanitize=address,undefined -fno-sanitize-recover=all" || { detail=$note; return 1; }
    ANSWER_CC=$save
    if grep -q "^right" "$kit/plan"; then
        link san "$(ls "$BUILD/grade/san/$ex"/rights/*.o | head -n 1)" || return 1
        run -t 60 -c 20 -m 0 -- && return
    else
        link san $(tests_of san) || return 1
        run -v -t 60 -c 20 -m 0 -- $passed && the_rest_is_sound && return
    fi
    detail=$(sanitizer_says "$work/log" "$files" || says "$work/how" "$work/log")
    return 1
}

fold() { printf '%s' "$1" | LC_ALL=C tr '\n\t' '\037 '; }

mark() {
    stopped= passed= ended= linked=
    while IFS='	' read -r kind name points where sentence rate; do
        detail= state=FAIL
        case $kind in
        limits) seconds=$name megabytes=$points; continue ;;
        sound) [ "${SOUND:-yes}" = yes ] || continue ;;
        esac
        try=$kind
        case $kind in essential | random) try=test ;; esac
        if [ -n "$stopped" ]; then
            state=skip detail="Not run: $stopped."
        elif try_$try "$name" "$sentence" </dev/null; then
            state=ok passed="$passed $name"
            [ $kind != right ] || passed=
        elif [ $kind = essential ] || [ $kind = right ]; then
            stopped="it needs $name"
        fi
        got=0
        [ $state != ok ] || got=$points
        case $where in ./hidden/*) where=hidden ;; *) where=shown ;; esac
        printf '%s\t%s\t%s\t%s\t%s\t%s\t%s\n' "$name" $state "$got" "$points" \
            "$sentence" "$(fold "$detail")" $where
    done <"$kit/plan"
}

refuse() {
    try_test() { detail="Not run."; return 1; }
    try_right() { try_test; }
    try_fault() { try_test; }
    try_sound() { try_test; }
    mark | sed 's/	FAIL	/	skip	/'
}

number=$(echo "$ex" | sed 's/[^0-9]*\([0-9]*\)[^/]*\/\([0-9]*\).*/\1.\2/')
title=$(sed -n '1s/^# *[0-9.]* *//p' "$ex/README.md")
note=
warnings="-O1 -g -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes"
special=$(cat "$ex/flags" 2>/dev/null | tr '\n' ' ')
if collect && compile plain "${GATE:-yes}" "$warnings $special"; then
    do_mark=mark
    note=$(LC_ALL=C tr -c '\t\n -~' '?' 2>/dev/null <"$work/log" | cut -c 1-160 | head -n 12)
    [ -z "$note" ] || note="The compiler warns:
$note"
else
    do_mark=refuse
fi
{
    printf '#\t%s\t%s\t%s\n' "$number" "$title" "$(fold "$note")"
    $do_mark
} >"$result.new" && mv "$result.new" "$result"
