# A line for each exercise, and how to see more of the first that lacks something.

function first() { }

function exercise() {
    titles[number] = title
    sub(/:?\037.*/, "", note)
    notes[number] = note == "" ? "" : " (" note ")"
}

function row() { }

function last(   i, n, lacking) {
    for (i = 1; i <= exercises; i++) {
        n = numbers[i]
        printf "%s %3d/%-3d %s%s\n", n, score[n], full[n], titles[n], notes[n]
        if (lacking == "" && score[n] < full[n])
            lacking = n
    }
    printf "\nScore: %d/%d\n", total, possible
    if (lacking != "")
        print "What is still lacking, one exercise at a time: make grade EX=" lacking
}
