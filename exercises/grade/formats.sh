#!/bin/sh
# One answer that passes, fails and crashes, in every format: what is printed
# must be what lies in formats/. With "keep", it is put there.
# usage: formats.sh [keep]       Environment: as grade.sh, TALLY.
set -u
here=$(dirname "$0")
ex=exercises/01-toy/1-read
made=$(mktemp -d) || exit 2
trap 'rm -rf "$made"' EXIT
passed=0 failed=0
for format in table gradescope autolab junit; do
    SOUND=no FORMAT=$format OUT=$made/$format sh "$here/grade.sh" "$here/formats/answer" $ex
    status=$?
    [ "${1:-}" != keep ] || cp "$made/$format" "$here/formats/$format"
    if [ $status -eq 1 ] && diff "$here/formats/$format" "$made/$format"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "The report for $format is not as in grade/formats/."
    fi
done
echo "  PROOF formats: $passed as they should be, $failed not"
[ -z "${TALLY:-}" ] || echo "$passed $failed" >>"$TALLY"
[ "$failed" -eq 0 ]
