#!/bin/sh
# Marks the answers to some exercises and reports.
# usage: grade.sh ANSWER-FOLDER EXERCISE...
# Environment: as mark.sh, and FORMAT, OUT (a file instead of the terminal),
# JOBS. Exit status 0 only at full marks.
set -u
here=$(dirname "$0")
answer=$1
shift
results=$(mktemp -d) || exit 2
trap 'rm -rf "$results"' EXIT
trap 'exit 2' HUP INT TERM
for ex in "$@"; do
    echo "$ex"
done | HERE=$here ANSWER=$answer RESULTS=$results xargs -P "$JOBS" -I EX \
    sh -c 'sh "$HERE/mark.sh" "$1" "$ANSWER" "$RESULTS/$(echo "$1" | tr / _)"' - EX ||
    { echo "The grader itself failed." >&2; exit 2; }
case $FORMAT in
table | summary | autolab) out=$OUT ;;
gradescope) out=${OUT:-results.json} ;;
junit) out=${OUT:-results.xml} ;;
*) echo "FORMAT is table, summary, gradescope, autolab or junit." >&2; exit 2 ;;
esac
report() { awk -f "$here/report.awk" -f "$here/report-$FORMAT.awk" "$results"/*; }
if [ -n "$out" ]; then
    report >"$out"
else
    report
fi || exit 2
awk -F '\t' '$1 != "#" { got += $3; of += $4 } END { exit got != of }' "$results"/*
