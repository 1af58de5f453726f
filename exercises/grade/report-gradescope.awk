# results.json as Gradescope specifies it
# (https://gradescope-autograders.readthedocs.io/en/latest/specs/).

function json(s,   out, i, c) {
    s = text(s, "\n")
    out = ""
    for (i = 1; i <= length(s); i++) {
        c = substr(s, i, 1)
        if (c == "\n")
            c = "\\n"
        else if (c == "\\" || c == "\"")
            c = "\\" c
        out = out c
    }
    return "\"" out "\""
}

function first() { print "{\n  \"tests\": [" }

function exercise() {
    if (note != "")
        notes = notes number ": " note "\037"
    count = 0
}

function row() {
    printf "%s    { \"name\": %s, \"number\": \"%s.%d\", \"score\": %d, \"max_score\": %d,\n" \
           "      \"status\": \"%s\", \"visibility\": \"%s\", \"output\": %s }", \
           comma, json(number " " name ": " sentence), number, ++count, got, of, \
           (state == "ok" ? "passed" : "failed"), \
           (hidden ? "after_published" : "visible"), json(detail)
    comma = ",\n"
}

function last() {
    printf "\n  ],\n  \"score\": %d,\n  \"output\": %s\n}\n", total, json(notes)
}
