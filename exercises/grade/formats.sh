#!/bin/sh
# One answer that passes, fails and crashes, in every format: what is printed
# must be what lies in formats/. With "keep", it is put there.
# usage: formats.sh [keep]       Environment: as grade.sh, TALLY.
set -u
here=$(dirname "$0")
ex=exercises/01-toy/1-read
made=$(mktemp -d) || exit 2
trap 'rm -rf "$made"' EXIT
. tests/count.sh
who=formats
for format in table summary gradescope autolab junit; do
    SOUND=no FORMAT=$format OUT=$made/$format sh "$here/grade.sh" "$here/formats/answer" $ex
    expect "$format: less than full marks are no failure" test $? -eq 1
    [ "${1:-}" != keep ] || cp "$made/$format" "$here/formats/$format"
    expect "$format: the report is not as in grade/formats/" \
        diff "$here/formats/$format" "$made/$format"
done
total PROOF
