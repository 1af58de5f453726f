# A student's results, one exercise after another, to a line of CSV each.
# Input: for each exercise a line "@student" and the result (see mark.sh); after
# the last one a line "end".

function quoted(s) { gsub(/"/, "\"\"", s); return "\"" s "\"" }

function close_exercise() {
    if (open)
        scores = scores "," (marked ? got : "")
    open = marked = got = 0
}

/^@/ { close_exercise(); student = substr($0, 2); open = 1; next }

$1 == "#" {
    marked = 1
    if ($4 != "" && $4 !~ /^The compiler warns/) {
        note = $4
        sub(/\037.*/, "", note)
        remarks = remarks (remarks == "" ? "" : " ") $2 ": " note
    }
    next
}

$0 == "end" {
    close_exercise()
    print quoted(student) scores "," total "," of "," quoted(remarks)
    scores = remarks = ""
    total = of = 0
    next
}

{ got += $3; total += $3; of += $4 }
