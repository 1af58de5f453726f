# Members lost by unlocked threads: replayed at random, and expected.
set logscale x
set xrange [200:40000]
set yrange [0:120]
set xtics ("250" 250, "1,000" 1000, "4,000" 4000, "16,000" 16000)
set xlabel "keys in the filter, each filter sized for 1 %"
set ylabel "members lost in one filling"
set label "8 threads" at 18000,105 tc rgb red_text
set label "4 threads" at 18000,45 tc rgb green_text
set label "2 threads" at 18000,16 tc rgb blue
plot for [j in "2 4 8"] data using 4:($1 == j + 0 ? $11 : NaN) every ::1 with lines ls 1, \
     data using 4:($1 == 2 ? $7 : NaN):9:10 every ::1 with yerrorbars ls 4, \
     data using 4:($1 == 4 ? $7 : NaN):9:10 every ::1 with yerrorbars ls 6, \
     data using 4:($1 == 8 ? $7 : NaN):9:10 every ::1 with yerrorbars ls 5
