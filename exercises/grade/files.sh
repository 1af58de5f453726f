#!/bin/sh
# Prints the names of the files that a student hands in for an exercise: the
# stubs, which are all its C, TSV and text files but the tests.
# usage: files.sh EXERCISE-FOLDER
cd "$1" || exit 2
for file in *.c *.tsv *.txt; do
    case $file in test.c | '*.'*) ;; *) echo "$file" ;; esac
done
