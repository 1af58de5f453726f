# Reads results (see mark.sh) and calls the functions of one format: first(),
# exercise(), row(), last(). Every format file defines these four.

function text(s, newline) { gsub(/\037/, newline, s); return s }

BEGIN { FS = "\t"; first() }

$1 == "#" {
    number = $2; title = $3; note = $4
    numbers[++exercises] = number
    exercise()
    next
}

{
    name = $1; state = $2; got = $3 + 0; of = $4 + 0; sentence = $5; detail = $6
    hidden = $7 == "hidden"
    score[number] += got; total += got; full[number] += of; possible += of
    row()
}

END { last() }
