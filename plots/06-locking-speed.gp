# How many times as fast as libbloom, round by round: medians and extremes.
set xrange [0:4]
set yrange [9.8:-0.6]
set xlabel "times as fast as libbloom (median and extremes of the rounds)"
set xtics 1
set ytics scale 0
unset grid
set grid xtics linecolor rgb "#E4E4E4" linetype 1 linewidth 1
set lmargin 16
set arrow from 1,graph 0 to 1,graph 1 nohead lc rgb black lw 1.5
set label "libbloom" at 1.05,-0.2 tc rgb black
lib(s) = s eq "bloom" ? 0 : s eq "counting" ? 3.3 : s eq "atomic" ? 6.6 : NaN
op(s) = s eq "insert" ? 0 : s eq "hit" ? 1 : 2
set ytics ("plain: insert" 0, "hit" 1, "miss" 2, \
           "counting: insert" 3.3, "hit" 4.3, "miss" 5.3, \
           "atomic: insert" 6.6, "hit" 7.6, "miss" 8.6)
y(d) = lib(strcol(2)) + op(strcol(3)) + d
set label "1 million keys" at 3.95,graph 0.94 right tc rgb blue
set label "10 million keys" at 3.95,graph 0.88 right tc rgb red_text
plot data using ($1 == 1000000 ? $6 : NaN):(y(-0.14)):7:8 every ::1 \
         with xerrorbars ls 4 pointsize 0.9, \
     data using ($1 == 10000000 ? $6 : NaN):(y(0.14)):7:8 every ::1 \
         with xerrorbars ls 5 pointsize 0.9
