#!/bin/sh
# Prints the plan of an exercise: see marks.awk.
# usage: plan.sh EXERCISE-FOLDER
# The right programs come first: they gate the wrong ones.
set -u
cd "$(dirname "$0")" || exit 2
here=$PWD
cd "$OLDPWD" && cd "$1" || exit 2
set --
for file in ./rights/*.c ./hidden/rights/*.c ./test.c ./hidden/test.c \
            ./faults/*.c ./hidden/faults/*.c; do
    [ -f "$file" ] && set -- "$@" "$file"
done
awk -f "$here/marks.awk" "$@"
