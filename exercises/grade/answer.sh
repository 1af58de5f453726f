#!/bin/sh
# Lays out an answer to an exercise in a folder: its solution, or the solution
# as one mutant or variant changes it.
# usage: answer.sh EXERCISE FOLDER [MUTANT]
#
# MUTANT is a folder whose files replace the solution's; a sed script, which
# edits them, or what its line "# edits: variants/name.c" names; or one file,
# which replaces the one whose name ends alike.
set -eu
ex=$1 folder=$2 mutant=${3:-}
mkdir -p "$folder"
cp "$ex"/solution/* "$folder"
case $mutant in
"") ;;
*.sed)
    variant=$(sed -n 's/^# edits: //p' "$mutant")
    [ -z "$variant" ] || sh "$0" "$ex" "$folder" "$ex/$variant"
    changed=no
    for file in "$folder"/*; do
        sed -f "$mutant" "$file" >"$folder.edited"
        cmp -s "$file" "$folder.edited" || changed=yes
        mv "$folder.edited" "$file"
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
