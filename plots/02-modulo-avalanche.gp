# How often each bit of a hash changes when one bit of the key does.
set xrange [-1:64]
set yrange [0:0.72]
set xtics 0, 8, 64
set xlabel "bit of the 64-bit hash (63 is the highest)"
set ylabel "share of keys in which it changes"
set label "XXH3, last byte: one half" at 20, 0.61 textcolor rgb blue
set label "FNV-1a, last byte" at 20, 0.06 textcolor rgb red_text
set label "FNV-1a, first byte" at 47, 0.38 textcolor rgb "#B07600"
plot 0.5 with lines linecolor rgb black linewidth 1, \
  data using 1:2 every ::1 with lines linecolor rgb orange linewidth 2 dashtype (5,3), \
  data using 1:5 every ::1 with linespoints linestyle 4, \
  data using 1:3 every ::1 with linespoints linestyle 5
