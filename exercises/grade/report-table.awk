# For people.

function first() { }

function close_exercise() {
    if (exercises > 1 && number_before != "")
        printf "%s: %d/%d\n\n", number_before, score[number_before], full[number_before]
}

function exercise() {
    close_exercise()
    number_before = number
    print number "  " title
    if (note != "")
        print "      " text(note, "\n      ")
}

function row(   line, n, i) {
    printf "%-4s %2d/%-2d %-16s %s\n", (state == "skip" ? "--" : state), got, of, name, sentence
    if (state == "ok" || detail == "")
        return
    n = split(detail, line, "\037")
    for (i = 1; i <= n; i++)
        if (line[i] != "")
            print "             " line[i]
}

function last() {
    if (exercises > 1)
        printf "%s: %d/%d\n\n", number, score[number], full[number]
    printf "Score: %d/%d\n", total, possible
}
