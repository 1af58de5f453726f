#!/bin/sh
# Lays out an answer to an exercise in a folder: its solution, or the solution
# as one mutant or variant changes it.
# usage: answer.sh EXERCISE FOLDER [MUTANT]
#
# MUTANT is a folder whose files replace the solution's; a sed script, which
# edits them; or one file, which replaces the one whose name ends alike.
set -eu
ex=$1 folder=$2 mutant=${3:-}
mkdir -p "$folder"
cp "$ex"/solution/* "$folder"
case $mutant in
"") ;;
*.sed)
    changed=no
    for file in "$ex"/solution/*; do
        sed -f "$mutant" "$file" >"$folder/$(basename "$file")"
        cmp -s "$file" "$folder/$(basename "$file")" || changed=yes
    done
    [ $changed = yes ] || { echo "$mutant changes nothing" >&2; exit 1; } ;;
*)
    if [ -d "$mutant" ]; then
        cp "$mutant"/* "$folder"
    else
        for file in "$folder"/*."${mutant##*.}"; do
            cp "$mutant" "$file"
            break
        done
    fi ;;
esac
