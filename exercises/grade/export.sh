#!/bin/sh
# Exports a tree for students, or what only teachers get; and a .tar.gz of it.
# usage: export.sh student|instructor FOLDER [UPTO]
#
# `student`: everything but solutions, mutants, variants, hidden tests and the
# attacks on the grader; with UPTO=03 without what belongs to later steps.
# `instructor`: exactly what `student` leaves out of the whole tree.
set -eu
which=$1 folder=$2 upto=${3:-}
here=$(dirname "$0")

# The experiments of the first steps use the third, so no tree ends before it.
case $upto in 01 | 02) upto=03 ;; esac

# The project's files: what git knows or would take, else what is there.
files() {
    { git ls-files -c -o --exclude-standard 2>/dev/null ||
        find . \( -name build -o -name .git \) -prune -o -type f -print | sed 's/^..//'
    } | while read -r file; do
        [ ! -f "$file" ] || echo "$file"
    done | LC_ALL=C sort
}

secret='^exercises/([0-9][^/]*/[^/]*/(solution|mutants|variants|hidden)|grade/(attacks|formats))/'

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
top=$(dirname "$folder")
# The same bytes each time, where tar knows how.
same=$(tar --version 2>/dev/null | grep -q GNU && echo \
    "--sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner" || :)
tar $same -cf - -C "$top" "$(basename "$folder")" | gzip -n -9 >"$folder.tar.gz"
rm "$folder.files"
echo "$folder, $folder.tar.gz"
