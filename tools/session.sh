#!/bin/sh
# Runs the commands of a file in a scratch folder with bloomkit and words.txt,
# and prints each with all that it printed, as a terminal would show it. A
# line "== Title ==" is printed as it is.
# usage: session.sh BLOOMKIT SESSION SCRATCH_FOLDER
set -u
here=$PWD
rm -rf "$3" && mkdir -p "$3/bin" || exit 1
ln -s "$here/$1" "$3/bin/bloomkit" && cp plots/words.txt "$3" || exit 1
export BLOOMKIT_SHARE="$here/plots" PATH="$here/$3/bin:$PATH"
cd "$3" || exit 1
exec 2>&1
while IFS= read -r line; do
    case $line in
    "== "*) printf '%s\n' "$line" ;;
    *) printf '$ %s\n' "$line" && eval "$line" ;;
    esac
done <"$here/$2"
