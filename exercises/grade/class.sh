#!/bin/sh
# Marks the answers of a class, several at a time, and writes one CSV.
# usage: class.sh SUBMISSIONS RESULTS CSV EXERCISE...
# Environment: as mark.sh, and JOBS.
#
# Each folder in SUBMISSIONS is a student's. What is marked already, of the same
# files by the same grader, is not marked again: so a run that was cut short
# goes on where it stopped.
set -u
here=$(dirname "$0")
submissions=$1 results=$2 csv=$3
shift 3
[ -d "$submissions" ] || { echo "DIR=$submissions is not a folder." >&2; exit 2; }
mkdir -p "$results"
(cd "$submissions" && find . ! -name . -prune -type d) | sed 's/^..//' |
    LC_ALL=C sort >"$results/.students"

# What a result depends on, besides the answer itself.
grader=$(cat "$here"/*.* "$here/may-call" | cksum | tr ' ' -)

# One answer. The student comes as a number in the list: names may have spaces.
cat >"$results/.one.sh" <<'END'
student=$(sed -n "${1}p" "$RESULTS/.students")
answer=$SUBMISSIONS/$student
name=$(echo "$2" | tr / _)
out=$RESULTS/$student/$name
stamp=$RESULTS/$student/.$name
now="$GRADER $(find "$2" -type f -exec cksum {} + | sort | cksum) $(
    cd "$answer" && find . -type f -exec cksum {} + | sort | cksum)"
[ ! -f "$out" ] || [ "$now" != "$(cat "$stamp" 2>/dev/null)" ] || exit 0
mkdir -p "$RESULTS/$student"
rm -f "$out" "$stamp"
sh "$HERE/mark.sh" "$2" "$answer" "$out" && printf '%s' "$now" >"$stamp" && exit 0
echo "Not marked: $student, $2" >&2
exit 1
END
line=0
while read -r student; do
    line=$((line + 1))
    for ex in "$@"; do
        echo "$line $ex"
    done
done <"$results/.students" |
    RESULTS=$results SUBMISSIONS=$submissions GRADER=$grader HERE=$here \
    xargs -P "$JOBS" -n 2 sh "$results/.one.sh"
status=$?

{
    printf 'student'
    for ex in "$@"; do
        printf ',%s' "$(echo "$ex" | sed 's/[^0-9]*\([0-9]*\)[^/]*\/\([0-9]*\).*/\1.\2/')"
    done
    echo ',total,of,remarks'
    while read -r student; do
        for ex in "$@"; do
            printf '@%s\n' "$student"
            cat "$results/$student/$(echo "$ex" | tr / _)" 2>/dev/null
        done
        printf 'end\n'
        awk -f "$here/report.awk" -f "$here/report-table.awk" \
            "$results/$student"/exercises_* >"$results/$student/report.txt" 2>/dev/null
    done <"$results/.students" | awk -F '\t' -f "$here/class.awk"
} >"$csv.new" && mv "$csv.new" "$csv"
exit $status
