# How often one writer gets in among 2, 4 and 8 readers, for four kinds of lock.
set datafile missing NaN
set logscale x 2
set logscale y
set xrange [1.8:14]
set yrange [0.3:2e7]
set xtics ("2" 2, "4" 4, "8" 8)
set ytics ("none" 0.3, "1" 1, "10" 10, "100" 100, "1,000" 1e3, "10,000" 1e4, "100,000" 1e5, "1 million" 1e6, "10 million" 1e7)
set xlabel "readers that ask all the time"
set ylabel "insertions a second of the one writer" offset 1
set label "read-write lock" at 3.0,3000 tc rgb red_text
set label "writers first" at 8.5,5e6 tc rgb purple_text
set label "mutex" at 8.5,1.6e6 tc rgb green_text
set label "with a door" at 8.5,5e5 tc rgb blue
plot for [k in "rwlock door mutex writers-first"] data \
     using (strcol(1) eq k ? $2 : NaN):($4 > 0 ? $4 : 0.3) every ::1 with linespoints \
     ls (k eq "rwlock" ? 5 : k eq "door" ? 4 : k eq "mutex" ? 6 : 7)
