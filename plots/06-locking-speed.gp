# How many times as fast as libbloom, round by round: medians and extremes.
set xrange [0:9]
set yrange [15.9:-1.9]
set xlabel "times as fast as libbloom"
set xtics 1
unset grid
set grid xtics linecolor rgb "#E4E4E4" linetype 1 linewidth 1
set lmargin 22
set arrow from 1,graph 0 to 1,graph 1 nohead lc rgb black lw 1.5
set label "libbloom" at 1.08,-1.3 tc rgb black
lib(s) = s eq "bloom" ? 0 : s eq "bloom-many" ? 3.3 : s eq "counting" ? 6.6 \
       : s eq "counting-many" ? 9.9 : s eq "atomic" ? 13.2 : NaN
op(s) = s eq "insert" ? 0 : s eq "hit" ? 1 : 2
set ytics scale 0 ( \
    "plain: insert" 0, "hit" 1, "miss" 2, \
    "plain, many: insert" 3.3, "hit" 4.3, "miss" 5.3, \
    "counting: insert" 6.6, "hit" 7.6, "miss" 8.6, \
    "counting, many: insert" 9.9, "hit" 10.9, "miss" 11.9, \
    "atomic: insert" 13.2, "hit" 14.2, "miss" 15.2)
y(d) = lib(strcol(2)) + op(strcol(3)) + d
set label "1 million keys" at 8.9,graph 0.95 right tc rgb blue
set label "10 million keys" at 8.9,graph 0.90 right tc rgb red_text
plot data using ($1 == 1000000 ? $6 : NaN):(y(-0.15)):7:8 every ::1 \
         with xerrorbars ls 4 pointsize 0.7, \
     data using ($1 == 10000000 ? $6 : NaN):(y(0.15)):7:8 every ::1 \
         with xerrorbars ls 5 pointsize 0.7
