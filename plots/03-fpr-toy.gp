set xlabel "n, names in the filter"
set ylabel "false-positive rate"
set xrange [0.5:10.5]
set yrange [0:1]
set xtics 1
set label 1 "m = 10 bits, k = 3" at graph 0.03, graph 0.94 textcolor rgb black
set label 2 "exact" at 5.9, 0.67 right textcolor rgb black
set label 3 "finite" at 5.45, 0.47 textcolor rgb sky_text
set label 4 "classic" at 6.9, 0.60 textcolor rgb orange_text
set label 5 "measured\n(the 95 % intervals are\nnarrower than the dots)" at 1.0, 0.84 textcolor rgb blue
plot data using 3:10 smooth csplines linestyle 2, \
     data using 3:11 smooth csplines linestyle 3, \
     data using 3:12 smooth csplines linestyle 1, \
     data using 3:7:8:9 with yerrorbars linestyle 4
