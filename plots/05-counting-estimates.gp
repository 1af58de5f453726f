# Three estimates of n against n, the spread of one filter as a band.
set xrange [0:1020]
set yrange [0:1100]
set xtics 0, 100, 1000
set ytics 0, 200, 1000
set xlabel "keys in the filter, n (m = 1000 counters, k = 7)"
set ylabel "estimate" offset 1
set style fill solid 0.18 noborder
set label "by the fill: mean,\nand band of one filter (± 1 sd)" at 30,1000 tc rgb blue
set label "by the sum: exact" at 760,640 tc rgb green_text
set label "naive X/k: never above m/k" at 560,205 tc rgb red_text
set arrow from 800,0 to 800,1100 nohead lc rgb grey dt (2,3)
set label "some filters are" at 790,92 right tc rgb "#555555"
set label "saturated" at 790,34 right tc rgb "#555555"
plot data using "n":(column("distinct_exact") - column("sd_exact")):(column("distinct_exact") + column("sd_exact")) \
         with filledcurves lc rgb blue, \
     x with lines ls 1, \
     data using "n":"naive_exact" with lines ls 2 lc rgb red, \
     data using "n":"distinct":"distinct_lo":"distinct_hi" with yerrorbars ls 4 ps 0.8, \
     data using "n":"live":"live_lo":"live_hi" with yerrorbars ls 6, \
     data using "n":"naive":"naive_lo":"naive_hi" with yerrorbars ls 5
