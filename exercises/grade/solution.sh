#!/bin/sh
# Shows the solution of an exercise, after a question.
# usage: solution.sh EXERCISE
set -eu
ex=$1
[ -d "$ex/solution" ] || { echo "This tree has no solutions; your teacher has." >&2; exit 1; }
printf 'Show the solution of %s? It cannot be unseen. [y/N] ' "${ex#exercises/}"
read -r answer || answer=
case $answer in [yY]*) ;; *) echo "Good. There may be a hint left: make hint"; exit 0 ;; esac
for file in "$ex"/solution/*; do
    printf '\n--- %s ---\n' "$(basename "$file")"
    cat "$file"
done
