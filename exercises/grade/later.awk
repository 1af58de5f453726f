# Takes out of a text what points to chapters that are not there.
# usage: awk -v labels="sec:sizing fig:…" -v missing="04-sizing 05-…" -f later.awk TEXT
# A reference becomes words: "@sec:sizing says" turns to "A later chapter says".
# An item of the contents that links to a missing chapter goes.

function word_for(label) {
    if (label ~ /^fig:/) return "a later figure"
    if (label ~ /^tbl:/) return "a later table"
    if (label ~ /^eq:/) return "a later equation"
    if (label ~ /^lst:/) return "a later listing"
    return "a later chapter"
}

# As the word begins a sentence or does not.
function fit(word, before) {
    sub(/[ *_]+$/, "", before)
    if (before == "")
        before = last
    if (before == "" || before ~ /[.?!]["'”)]*$/)
        word = toupper(substr(word, 1, 1)) substr(word, 2)
    return word
}

BEGIN {
    n = split(labels, label, " ")
    for (i = 1; i <= n; i++)
        gone[label[i]]
    n_missing = split(missing, chapter, " ")
}

{
    for (i = 1; i <= n_missing; i++)
        if (index($0, "(chapters/" chapter[i] ".md")) {
            dropping = 1
            next
        }
    if (dropping && /^[ \t]+[^ \t]/)
        next
    dropping = 0
    rest = $0
    out = ""
    while (match(rest, /\[?-?@(sec|fig|tbl|eq|lst):[A-Za-z0-9_.-]*[A-Za-z0-9_]\]?/)) {
        found = substr(rest, RSTART, RLENGTH)
        name = found
        gsub(/^\[?-?@|\]$/, "", name)
        out = out substr(rest, 1, RSTART - 1)
        out = out (name in gone ? fit(word_for(name), out) : found)
        rest = substr(rest, RSTART + RLENGTH)
    }
    print out rest
    last = $0
}
