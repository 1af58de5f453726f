#!/bin/sh
# Looks for solutions in a tree that students get.
# usage: leaks.sh FOLDER [student|instructor]
#
# No line of a solution or variant of this tree may occur in FOLDER's exercises,
# chapters or other texts, unless it is in the stub, or in files that the answer
# is not about: the book's code, the kit's tests, experiments, timings and
# example, the grader. Lines of fewer than sixteen letters and digits, and heads of
# loops, are nobody's.
set -eu
folder=$1
[ "${2:-student}" = student ] || exit 0
here=$(dirname "$0")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

lines() {
    cat "$@" /dev/null | sed 's/^[ 	]*//; s/[ 	]*$//' |
        grep -E '([A-Za-z0-9_][^A-Za-z0-9_]*){16}' |
        grep -v -E '^(for|while) \(.*\)( \{)?$|^#include' | LC_ALL=C sort -u
}

# Of these lines, those that neither the book's code has nor the stub.
unknown() {
    LC_ALL=C comm -23 - "$scratch/public" | LC_ALL=C comm -23 - "$scratch/stub"
}

if find "$folder/exercises" -type d | grep -E '/(solution|mutants|variants|hidden|attacks|formats)$'; then
    echo "These folders are not for students." >&2
    exit 1
fi
lines code/*/*.[ch] tests/*.[ch] plots/*.[ch] bench/*.[ch] examples/*.c \
    exercises/grade/*.[ch] >"$scratch/public"
find "$folder" -type f ! -path "$folder/code/*" ! -path "$folder/tests/*" \
    ! -path "$folder/plots/*" ! -path "$folder/bench/*" ! -path "$folder/examples/*" \
    ! -path "$folder/exercises/grade/*.[ch]" ! -name '*.svg' \
    >"$scratch/files"
while read -r file; do
    lines "$file"
done <"$scratch/files" | LC_ALL=C sort -u >"$scratch/shown"

bad=0 secrets=0
for ex in exercises/[0-9]*/[0-9]*; do
    [ -d "$ex/solution" ] || continue
    for stub in $(sh "$here/files.sh" "$ex"); do
        cat "$ex/$stub"
    done >"$scratch/stub.all"
    lines "$scratch/stub.all" "$ex"/*.h "$ex"/rights/* 2>/dev/null >"$scratch/stub"
    lines "$ex"/solution/* | unknown >"$scratch/solution"
    lines $(find "$ex/variants" -type f) | unknown |
        LC_ALL=C sort -u "$scratch/solution" - >"$scratch/secret"
    if [ ! -s "$scratch/solution" ] || [ "$(wc -l <"$scratch/secret")" -lt 3 ]; then
        echo "$ex: its solution is no secret: the stub or the book has it already." >&2
        bad=1
    fi
    secrets=$((secrets + $(wc -l <"$scratch/secret")))
    LC_ALL=C comm -12 "$scratch/secret" "$scratch/shown" | while read -r line; do
        echo "$ex: this line of a solution is shown: $line" >&2
        xargs grep -l -F -e "$line" <"$scratch/files" | sed 's/^/    /' >&2
    done
    [ -z "$(LC_ALL=C comm -12 "$scratch/secret" "$scratch/shown")" ] || bad=1
done
[ "$bad" -eq 0 ] && echo "No line of $secrets of the solutions is shown."
