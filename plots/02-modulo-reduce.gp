# 8-bit hashes to ten positions: a sawtooth and a staircase.
set multiplot layout 1,2
set xrange [-4:260]
set yrange [-0.5:9.5]
set xtics 0, 64, 256
set ytics 0, 1, 9
set xlabel "8-bit hash h"
set ylabel "position"
set title "modulo: h % 10" font ",16"
plot data using 1:2 every ::1 with points linecolor rgb red pointtype 7 pointsize 0.28
set ylabel ""
set title "multiply-shift: h * 10 >> 8" font ",16"
plot data using 1:3 every ::1 with points linecolor rgb blue pointtype 7 pointsize 0.28
unset multiplot
