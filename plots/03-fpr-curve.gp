set multiplot
set xrange [10:270]
set lmargin at screen 0.17
set rmargin at screen 0.96

set tmargin at screen 0.97
set bmargin at screen 0.47
set format x ""
set ylabel "false-positive rate" offset 1
set logscale y
set format y "10^{%L}"
set yrange [1e-7:1]
set label 1 "m = 1000 bits, k = 7" at graph 0.03, graph 0.90 textcolor rgb black
set label 2 "exact" at 128, 0.055 right textcolor rgb black
set label 3 "measured, with 95 % interval" at 112, 0.0035 textcolor rgb blue
plot data using 3:12 with lines linestyle 1, \
     data using 3:7:8:9 with yerrorbars linestyle 4

unset logscale y
unset label
set tmargin at screen 0.42
set bmargin at screen 0.20
set format x "%g"
set xlabel "n, keys in the filter" offset 0, 0.5
set ylabel "over exact"
set format y "%.2f"
set yrange [0.955:1.045]
set ytics 0.02
set label 1 "exact" at 14, 1.008 textcolor rgb black
set label 2 "classic (dashed), finite (dotted)" at 265, 0.967 right textcolor rgb orange_text
plot data using 3:(1) with lines linestyle 1, \
     data using 3:($10/$12) with lines linestyle 2, \
     data using 3:($11/$12) with lines linestyle 3, \
     data using ($3 > 70 ? $3 : NaN):($7/$12):($8/$12):($9/$12) with yerrorbars linestyle 4
unset multiplot
