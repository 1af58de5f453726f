set logscale xy
set xlabel "size of the file"
set ylabel "seconds until the first answer"
set format y "10^{%L}"
set xrange [7e2:2.5e9]
set yrange [1e-6:3]
set xtics ("1 kB" 1e3, "10 kB" 1e4, "100 kB" 1e5, "1 MB" 1e6, "10 MB" 1e7, "100 MB" 1e8)
set label 1 "read" at 1.4e8, 0.53 textcolor rgb red_text
set label 2 "mapped and\nverified" at 1.4e8, 0.085 textcolor rgb green_text
set label 3 "mapped" at 1.4e8, 2.5e-4 textcolor rgb blue
plot data using 1:2 with linespoints linestyle 5, \
     "" using 1:4 with linespoints linestyle 6, \
     "" using 1:3 with linespoints linestyle 4
