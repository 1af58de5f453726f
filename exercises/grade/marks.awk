# Reads an exercise's test files; prints its plan, one row a mark:
#     kind  name  points  where  sentence  rate
# where kind is essential, test, random, right, fault or sound, and `where` is
# the file. A row of kind limits has seconds and megabytes for name and points.
#
# In test.c and hidden.c a mark is a test's head. Where the students write the
# tests, it is the first line of a wrong program: /* 2: what is wrong. */

function trim(s) { gsub(/^[ \t]+|[ \t]+$/, "", s); return s }

BEGIN { OFS = "\t" }

/^(ESSENTIAL|TEST|RANDOM)\(/ {
    kind = tolower(substr($0, 1, index($0, "(") - 1))
    sentence = $0
    sub(/^[^"]*"/, "", sentence)
    sub(/"\)[ \t]*$/, "", sentence)
    split(substr($0, index($0, "(") + 1), field, ",")
    print kind, trim(field[1]), trim(field[2]), FILENAME, sentence, \
          (kind == "random" ? trim(field[3]) : "-")
}

/^LIMITS\(/ {
    split($0, field, /[(),]/)
    print "limits", trim(field[2]), trim(field[3]), FILENAME, "-", "-"
}

/^SOUND\(/ {
    split($0, field, /[()]/)
    sound = field[2]
}

FNR == 1 && FILENAME ~ /\/rights\// && !rights++ {
    print "right", "rights", 0, FILENAME, \
          "Your suite finds nothing wrong with right programs.", "-"
}

FNR == 1 && FILENAME ~ /\/faults\// {
    points = sentence = $0
    gsub(/^\/\* *|:.*/, "", points)
    sub(/^[^:]*: */, "", sentence)
    sub(/ *\*\/ *$/, "", sentence)
    name = FILENAME
    gsub(/.*\/|\.c$/, "", name)
    print "fault", name, points, FILENAME, sentence, "-"
}

END {
    if (sound != "")
        print "sound", "sound", sound, "-", \
              "No memory error, no undefined behaviour, no leak.", "-"
}
