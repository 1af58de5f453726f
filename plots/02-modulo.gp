# Measured rate by exact, against m, for the four schemes: all of it on a log
# scale above, the neighbourhood of 1 below.
of(s, x) = strcol(1) eq s ? x : NaN
set multiplot
set logscale x
set xrange [8:13500]
set format x "%.0f"
set xtics (10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000)
set lmargin at screen 0.12
set rmargin at screen 0.98

set tmargin at screen 0.97
set bmargin at screen 0.62
set format x ""
set logscale y
set yrange [0.9:11]
set ytics (1, 2, 3, 5, 10)
set label "measured rate / exact rate" at screen 0.025, 0.58 center rotate
set label "double hashing" at 25, 6.9 textcolor rgb red_text
set label "the other three" at 14, 1.75 textcolor rgb grey
plot 1 with lines linestyle 1, \
  data using (of("double", $3)):($9/$14):($10/$14):($11/$14) every ::1 with yerrorbars linestyle 5, \
  data using (of("enhanced", $3)):($9/$14):($10/$14):($11/$14) every ::1 with yerrorbars linestyle 6, \
  data using (of("salted", $3*0.95)):($9/$14):($10/$14):($11/$14) every ::1 with yerrorbars linestyle 7, \
  data using (of("stream", $3*1.05)):($9/$14):($10/$14):($11/$14) every ::1 with yerrorbars linestyle 4

set tmargin at screen 0.56
set bmargin at screen 0.2
set format x "%.0f"
unset logscale y
unset label
set yrange [0.93:1.32]
set ytics 0.9, 0.1, 1.3
set xlabel "bits m (log scale); m/10 keys, k = 7" offset 0,0.4
set label "enhanced" at 24, 1.275 textcolor rgb green_text
set label "double" at 600, 1.28 textcolor rgb red_text
set label "salted" at 11, 1.055 textcolor rgb purple_text
set label "stream" at 25, 1.055 textcolor rgb blue
plot 1 with lines linestyle 1, \
  data using (of("double", $3*0.95)):($9/$14):($10/$14):($11/$14) every ::1 with yerrorbars linestyle 5, \
  data using (of("enhanced", $3*1.05)):($9/$14):($10/$14):($11/$14) every ::1 with yerrorbars linestyle 6, \
  data using (of("salted", $3*0.86)):($9/$14):($10/$14):($11/$14) every ::1 with yerrorbars linestyle 7, \
  data using (of("stream", $3*1.16)):($9/$14):($10/$14):($11/$14) every ::1 with yerrorbars linestyle 4
unset multiplot
