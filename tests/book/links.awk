# Every address in the pages leads somewhere within the folder of the book.
#   cd build/book && awk -f links.awk *.html *.html
# All pages are given twice: the first time their ids are noted, the second
# time their links are followed. Prints what leads nowhere.

FNR == 1 && seen[FILENAME]++ { second = 1 }

# One tag a record would be simpler, but not every awk can; so line by line.
{
    rest = $0
    while (match(rest, / (id|href|src)="[^"]*"/)) {
        word = substr(rest, RSTART + 1, RLENGTH - 2)
        rest = substr(rest, RSTART + RLENGTH)
        at = index(word, "=")
        name = substr(word, 1, at - 1)
        value = substr(word, at + 2)
        gsub(/&amp;/, "\\&", value)
        if (name == "id") {
            if (!second && id[FILENAME "#" value]++)
                print FILENAME ": the id " value " is there twice"
        } else if (second) {
            follow(name, value)
        }
    }
}

function follow(name, value,    file, line) {
    if (value ~ /^(https?|mailto):/) {
        if (name == "src") print FILENAME ": " value " comes from another host"
        return
    }
    file = value
    sub(/#.*/, "", file)
    if (file == "") file = FILENAME
    if (!(file in there)) {
        there[file] = (getline line < file) > 0
        close(file)
    }
    if (!there[file] || (value ~ /#/ && \
            !((file substr(value, index(value, "#"))) in id)))
        print FILENAME ": " value " leads nowhere"
}
