# Makes an installed header of one of the book's: its guard gets a name that no
# other header has, and C++ learns that these are functions of C.
# usage: awk -f header.awk HEADER

/^#(ifndef|define) [A-Z_]+_H$/ { $2 = "BLOOMKIT_" $2 }

{ line[NR] = $0 }
/^#(define BLOOMKIT|include)/ { top = NR }
/^#endif/ { end = NR }

END {
    for (i = 1; i <= NR; i++) {
        if (i == end)
            print "#ifdef __cplusplus\n}\n#endif\n"
        print line[i]
        if (i == top)
            print "\n#ifdef __cplusplus\nextern \"C\" {\n#endif"
    }
}
