set xlabel "n, keys in the filter"
set ylabel "false-positive rate"
set logscale y
set format y "10^{%L}"
set xrange [40:210]
set yrange [5e-5:0.3]
set label 1 "exact" at 190, 0.17 right textcolor rgb black
set label 2 "before saving" at 150, 0.012 textcolor rgb blue
set label 3 "loaded" at 150, 0.006 textcolor rgb red_text
set label 4 "mapped" at 150, 0.003 textcolor rgb green_text
# The three stand side by side, or each would hide the next.
plot data using 4:13 with lines linestyle 1, \
     "" using (strcol(1) eq "saved" ? $4 - 2 : NaN):8:9:10 with yerrorbars linestyle 4, \
     "" using (strcol(1) eq "loaded" ? $4 : NaN):8:9:10 with yerrorbars linestyle 5, \
     "" using (strcol(1) eq "mapped" ? $4 + 2 : NaN):8:9:10 with yerrorbars linestyle 6
