# One testsuite an exercise, one testcase a mark.

function xml(s) {
    gsub(/&/, "\\&amp;", s)
    gsub(/</, "\\&lt;", s)
    gsub(/>/, "\\&gt;", s)
    gsub(/"/, "\\&quot;", s)
    return text(s, "\n")
}

function first() { print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>" }

function exercise() {
    if (exercises > 1)
        print "  </testsuite>"
    printf "  <testsuite name=\"%s %s\">\n", number, xml(title)
    if (note != "")
        printf "    <system-out>%s</system-out>\n", xml(note)
}

function row() {
    printf "    <testcase classname=\"%s\" name=\"%s\"", number, name
    if (state == "ok")
        print "/>"
    else
        printf ">\n      <%s message=\"%s\">%s</%s>\n    </testcase>\n", \
               (state == "skip" ? "skipped" : "failure"), xml(sentence), \
               xml(detail), (state == "skip" ? "skipped" : "failure")
}

function last() {
    if (exercises)
        print "  </testsuite>"
    print "</testsuites>"
}
