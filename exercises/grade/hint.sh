#!/bin/sh
# Shows the next hint for an exercise; each call goes one step further.
# usage: hint.sh EXERCISE STATE-FOLDER
set -eu
ex=$1 seen=$2/$(echo "$1" | tr / _)
mkdir -p "$2"
last=$(grep -c '^## [0-9]' "$ex/hints.md")
n=$(($(cat "$seen" 2>/dev/null || echo 0) + 1))
[ "$n" -le "$last" ] || n=$last
echo "$n" >"$seen"
echo "Hint $n of $last:"
awk -v n="$n" '/^## [0-9]/ { on = $2 == n; next } on' "$ex/hints.md"
[ "$n" -lt "$last" ] || [ ! -d "$ex/solution" ] ||
    echo "That was the last hint. There is also: make solution"
