# The rate of filters filled by one to eight threads, beside the exact rate.
set logscale x 2
set xrange [0.8:12]
set yrange [0.0088:0.0113]
set xtics ("1" 1, "2" 2, "4" 4, "8" 8)
set ytics ("0.90 %%" 0.009, "0.95 %%" 0.0095, "1.00 %%" 0.01, "1.05 %%" 0.0105, "1.10 %%" 0.011)
set xlabel "threads that fill a filter together"
set ylabel "false-positive rate" offset 1
stats data using 15 every ::1 nooutput
exact = STATS_min
set arrow from 0.8,exact to 12,exact nohead ls 1
set label "exact" at 2.5,exact offset 0,0.6
set label "locked" at 8.7,0.0099 tc rgb red_text
set label "atomic" at 8.7,0.01045 tc rgb blue
of(f, x) = strcol(1) eq f ? x : NaN
plot data using (of("locked", $2 * 1.03)):10:11:12 every ::1 with yerrorbars ls 5, \
     data using (of("atomic", $2 / 1.03)):10:11:12 every ::1 with yerrorbars ls 4
