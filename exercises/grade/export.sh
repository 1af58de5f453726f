#!/bin/sh
# Exports a tree for students, or what only teachers get; and a .tar.gz of it.
# usage: export.sh student|instructor FOLDER [UPTO]
#
# `student`: everything but solutions, mutants, variants, hidden tests, the
# attacks on the grader and what is said to teachers; with UPTO=03 without what
# belongs to later steps.
# `instructor`: exactly what `student` leaves out of the whole tree.
# Where there is git, both hold what is committed: a stub may be solved by now, and
# what students handed in may lie about.
set -eu
which=$1 upto=${3:-}
here=$(cd "$(dirname "$0")" && pwd)
top=$(mkdir -p "$(dirname "$2")" && cd "$(dirname "$2")" && pwd)
folder=$top/$(basename "$2")

# All that the project has at its top: nothing else there is for students.
project='\.ci|\.gitignore|LICENSE|LICENSE-TEXT|Makefile|README\.md|book\.md|bench|chapters|code|docs|examples|exercises|plots|tests|tools|weave'
secret='^exercises/([0-9][^/]*/[^/]*/(solution|mutants|variants|hidden)|grade/(attacks|formats))/|^exercises/teaching\.md$'

# The experiments of the first steps use the third, so no tree ends before it.
case $upto in 01 | 02) upto=03 ;; esac

# From here on the current folder is the tree as it is committed.
if git cat-file -e HEAD:./Makefile 2>/dev/null; then
    git status --porcelain . | sed 's/^...\(.*\)/Not committed, so left as it was or out: \1/'
    committed=$(mktemp -d)
    trap 'rm -rf "$committed"' EXIT
    git archive HEAD | tar -xf - -C "$committed"
    cd "$committed"
elif [ -e .git ]; then
    echo "There is a .git here, but git does not say what is committed." >&2
    exit 1
fi

files() {
    find . -type f | sed 's/^..//' | grep -E "^($project)(/|\$)" | LC_ALL=C sort
}

# Files of steps after UPTO: their name, or a folder's in it, has a greater number.
later() {
    awk -v upto="$upto" '
        upto == "" || !/^(code|tests|plots|bench|chapters|exercises)\// { print; next }
        match($0, /\/[0-9][0-9]-/) && substr($0, RSTART + 1, 2) > upto { next }
        { print }'
}

rm -rf "$folder" "$folder.tar.gz" "$folder.files"
mkdir -p "$folder"
case $which in
student) files | grep -v -E "$secret" | later ;;
instructor) files | grep -E "$secret" ;;
esac >"$folder.files"
tar -cf - -T "$folder.files" | tar -xf - -C "$folder"

# No text points to a chapter that is not there.
if [ -n "$upto" ]; then
    missing= labels=
    for chapter in chapters/[0-9]*.md; do
        [ ! -f "$folder/$chapter" ] || continue
        missing="$missing $(basename "$chapter" .md)"
        labels="$labels $(grep -o '#[a-z]*:[A-Za-z0-9_.-]*' "$chapter" | tr -d '#' | tr '\n' ' ')
                $(grep -o 'id=[a-z]*:[A-Za-z0-9_.-]*' "$chapter" | sed 's/id=//' | tr '\n' ' ')"
    done
    labels=$(echo $labels)
    for text in book.md README.md chapters/*.md; do
        [ ! -f "$folder/$text" ] || awk -v labels="$labels" -v missing="$missing" \
            -f "$here/later.awk" "$text" >"$folder/$text"
    done
fi

sh "$here/leaks.sh" "$folder" "$which"
# The same bytes each time, where tar knows how.
same=$(tar --version 2>/dev/null | grep -q GNU && echo \
    "--sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner" || :)
tar $same -cf - -C "$top" "$(basename "$folder")" | gzip -n -9 >"$folder.tar.gz"
rm "$folder.files"
echo "$2, $2.tar.gz"
