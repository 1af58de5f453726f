# What the bias of a narrow hash does to the rate: theory and measurement.
set xrange [0.23:1.03]
set yrange [0.9:1.55]
set xlabel "bits m / number of hash values 2^w"
set ylabel "rate / rate with uniform positions"
set label "theory" at 0.545, 1.27 right textcolor rgb black
set label "measured, w = 12" at 0.80, 1.47 textcolor rgb blue
plot data using 1:($9/$14):($10/$14):($11/$14) every ::1 with yerrorbars linestyle 4 pointsize 0.45, \
  data using 1:2 every ::1 smooth unique with lines linestyle 1
