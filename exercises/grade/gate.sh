#!/bin/sh
# Compiles one file of an answer in the cage, and refuses it with the reason
# unless it keeps to the exercise: it includes only the headers it is given,
# opens no back door (refuse.h), defines for others only what the stub defines,
# and calls only what the list `may-call` has.
#
# usage: gate.sh KIT WORK FILE.c OBJECT
# WORK/in holds the file and receives the object; WORK/log what the compiler
# said. Environment: ANSWER_CC, FLAGS, CAGE; GATE=no only compiles.
set -u
kit=$1 work=$2 file=$3 object=$4
refuse="-include include/refuse.h"
[ "${GATE:-yes}" = yes ] || refuse=

$CAGE -t 30 -c 20 -m 2048 "$work/in" "$work/log" \
    "$(command -v "$ANSWER_CC")" -std=c11 $FLAGS $refuse -Iinclude \
    -MD -MF "$object.d" -c -o "$object" "$file" >"$work/how" || {
    read -r how <"$work/how"
    case $how in
    "exit 1") echo "It does not compile:" ;;
    *) echo "The compiler gave up on it ($how)." ;;
    esac
    ! grep -q poisoned "$work/log" ||
        echo "What is called poisoned here, an answer must not use."
    LC_ALL=C tr -c '\t\n -~' '?' <"$work/log" |
        awk '/: (fatal )?error:/ { on = 1 }
            /: (warning|note):|: (In|At) |^In file/ { on = 0 }
            on' | cut -c 1-160 | head -n 12
    exit 1
}
[ -n "$refuse" ] || exit 0

# Every file that was read is the answer itself, one of our headers, or in a
# folder where the compiler keeps its own.
system_folders() {
    $ANSWER_CC -E -v -x c /dev/null 2>&1 >/dev/null |
        sed -n '/^#include </,/^End of/s/^ *\(\/[^ ]*\).*/\1/p'
}
tr -s ' \\' '\n\n' <"$work/in/$object.d" | sed 1d |
    awk -v own="$file" -v folders="include $(system_folders | tr '\n' ' ')" '
    $0 == "" || $0 == own { next }
    {
        n = split(folders, folder, " ")
        for (i = 1; i <= n; i++)
            if (index($0, folder[i] "/") == 1 \
                && substr($0, length(folder[i]) + 1) !~ /\.\./)
                next
        print "It includes " $0 ", which is not one of its headers."
        bad = 1
    }
    END { exit bad }' || exit 1

nm -gP "$work/in/$object" |
    awk -v mac="$(uname -s)" -v define="$kit/may-define" -v call="$kit/may-call" '
    function words(file, set,   w) { while ((getline w <file) > 0) set[w] }
    BEGIN { words(define, may_define); words(call, may_call) }
    { sub(mac == "Darwin" ? "^_" : "^$", "", $1) }
    ($2 == "U" || $2 == "w") && !($1 in may_call) && $1 !~ /^__(atomic|tsan)_/ {
        print "It uses " $1 "(), which this exercise does not allow."
        bad = 1
    }
    $2 != "U" && $2 != "w" && !($1 in may_define) {
        print "It shows " $1 " to other files: make it static."
        bad = 1
    }
    END { exit bad }'
