# What a Markdown page takes from the build, one word each:
# out/RUN, data/TABLE, fig/FIGURE, file/PATH.

/^ *(```+|~~~+) *\{/ {
    for (i = 1; i <= NF; i++) {
        word = $i
        gsub(/[{}"]/, "", word)
        if (sub(/^run=/, "", word)) print "out/" word
        else if (sub(/^data=/, "", word)) print "data/" word
        else if (sub(/^file=/, "", word)) print "file/" word
    }
}

# Values: the first word of the code before {.value …}.
{
    rest = $0
    while (match(rest, /`[^`]+`\{[^}]*\.value/)) {
        word = substr(rest, RSTART + 1, RLENGTH - 1)
        sub(/[ `].*/, "", word)
        print "data/" word
        rest = substr(rest, RSTART + RLENGTH)
    }
}

# Figures: ](NAME){#fig:…; the caption may have begun on an earlier line.
{
    rest = $0
    while (match(rest, /\]\([^)]*\)\{ *#fig:/)) {
        word = substr(rest, RSTART + 2, RLENGTH - 2)
        sub(/\).*/, "", word)
        print "fig/" word
        rest = substr(rest, RSTART + RLENGTH)
    }
}
