# Rate against k: bathtubs, each with its optimum at (m/n) ln 2.
set logscale y
set xrange [0.5:20.5]
set yrange [4e-4:1]
set xtics (1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20)
set xlabel "k, positions per key"
set ylabel "false-positive rate" offset 1
set ytics ("0.1 %%" 0.001, "1 %%" 0.01, "10 %%" 0.1, "100 %%" 1)
best(b) = b * log(2)
rate(b, k) = (1 - exp(-k / b)) ** k
do for [b in "5 10 15"] {
    set arrow from best(b + 0),(rate(b + 0, best(b + 0)) * 0.8) \
        to best(b + 0),graph 0 nohead lc rgb grey dt (2,3)
}
set label "5 bits per key" at 12,0.63 center
set label "10 bits per key" at 12,0.034 center
set label "15 bits per key" at 12,0.0019 center
set label "k = (m/n) ln 2" at 10.6,5.2e-4 tc rgb "#555555"
plot for [b in "5 10 15"] data \
         using (column("bits") == b + 0 ? column("k") : NaN):"exact" \
         with lines ls 1, \
     for [b in "5 10 15"] data \
         using (column("bits") == b + 0 ? column("k") : NaN):"measured":"lo":"hi" \
         with yerrorbars ls 4
