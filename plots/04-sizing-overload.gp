# Past capacity: the rate against the load, n over the n of the design.
set logscale y
set xrange [0.3:5.1]
set yrange [1e-5:1.2]
set xlabel "keys in the filter, over the keys it was sized for"
set ylabel "false-positive rate" offset 1
set ytics ("0.001 %%" 1e-5, "0.01 %%" 1e-4, "0.1 %%" 0.001, "1 %%" 0.01, \
           "10 %%" 0.1, "100 %%" 1)
set arrow from 1,graph 0 to 1,graph 1 nohead lc rgb grey dt (2,3)
set label "at capacity: the rate asked for" at 1.05,2e-5 tc rgb "#555555"
set label "10 %" at 0.94,0.17 right
set label "1 %" at 0.94,0.017 right
set label "0.1 %" at 1.12,0.0007
plot for [p in "0.1 0.01 0.001"] data \
         using (column("p") == p + 0 ? column("load") : NaN):"exact" \
         with lines ls 1, \
     for [p in "0.1 0.01 0.001"] data \
         using (column("p") == p + 0 && column("measured") > 0 \
                ? column("load") : NaN):"measured":"lo":"hi" \
         with yerrorbars ls 4
