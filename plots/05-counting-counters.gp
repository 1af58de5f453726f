# How many counters stand how high: measured, Poisson.
set logscale y
set xrange [-0.5:9.5]
set yrange [1e-8:3]
set xtics ("0" 0, "1" 1, "2" 2, "3" 3, "4" 4, "5" 5, "6" 6, "7" 7, "8" 8, "9+" 9)
set format y "10^{%T}"
set ytics 1e-8, 10, 1
set xlabel "count (9+: nine or more)"
set ylabel "share of all counters" offset 1
set boxwidth 0.55
set style fill solid 0.25 noborder
set label "bars: Poisson with mean ln 2" at 9.4,0.5 right tc rgb "#444444"
set label "points: 100 filters of a million counters" at 9.4,0.16 right tc rgb blue
plot data using "count":"poisson" with boxes lc rgb grey, \
     data using "count":"measured":(column("lo") > 0 ? column("lo") : 1e-9):"hi" with yerrorbars ls 4 ps 0.8
