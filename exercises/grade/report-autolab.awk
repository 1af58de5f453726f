# The table, and Autolab's score line as the last one
# (https://docs.autolabproject.com/lab/): one problem an exercise, named by its
# number.

function first() { }

function exercise() { print number "  " title (note == "" ? "" : "\n" text(note, "\n")) }

function row() {
    printf "%-4s %2d/%-2d %-16s %s\n", (state == "skip" ? "--" : state), got, of, name, sentence
    if (state != "ok" && detail != "")
        print "    " text(detail, "\n    ")
}

function last(   i) {
    printf "{\"scores\": {"
    for (i = 1; i <= exercises; i++)
        printf "%s\"%s\": %d", (i > 1 ? ", " : ""), numbers[i], score[numbers[i]]
    print "}}"
}
