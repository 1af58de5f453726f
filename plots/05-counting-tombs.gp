# Members that the pair of filters no longer finds, against keys removed.
set xrange [-20:1040]
set yrange [0:15]
set xtics 0, 100, 1000
set ytics 0, 5, 15
set format y "%.0f %%"
set xlabel "keys removed (second filter: m = 5000, k = 7)"
set ylabel "members not found" offset 1
set label "exact false-positive rate\nof the second filter" at 560,10.6 right tc rgb "#444444"
set arrow from 575,10.3 to 855,8.4 nohead lc rgb "#888888"
plot data using "n":(100 * column("exact")) with lines ls 1, \
     data using "n":(100 * column("measured")):(100 * column("lo")):(100 * column("hi")) with yerrorbars ls 4
