set xlabel "n, keys in the filter"
set ylabel "false-positive rate"
set logscale y
set format y "10^{%L}"
set xrange [40:210]
set yrange [5e-5:0.3]
# The three points are one: a dot in a square in a circle. So is their interval.
set label 1 "exact" at 178, 0.15 right textcolor rgb black
set label 2 "before saving" at 150, 0.012 textcolor rgb blue point linestyle 4 pointtype 6 pointsize 1.5 offset 1.5, -0.2
set label 3 "loaded" at 150, 0.006 textcolor rgb red_text point linestyle 5 pointtype 4 pointsize 0.8 offset 1.5, -0.2
set label 4 "mapped" at 150, 0.003 textcolor rgb green_text point linestyle 6 pointtype 7 pointsize 0.35 offset 1.5, -0.2
plot data using 4:13 with lines linestyle 1, \
     "" using (strcol(1) eq "saved" ? $4 : NaN):8:9:10 with yerrorbars linestyle 4 pointtype 6 pointsize 1.5, \
     "" using (strcol(1) eq "loaded" ? $4 : NaN):8 with points linestyle 5 pointtype 4 pointsize 0.8, \
     "" using (strcol(1) eq "mapped" ? $4 : NaN):8 with points linestyle 6 pointtype 7 pointsize 0.35
