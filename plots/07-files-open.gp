set logscale xy
set xlabel "size of the file"
set ylabel "seconds until the first answer"
set format y "10^{%L}"
set xrange [7e2:2e8]
set yrange [1e-6:3]
set xtics ("1 kB" 1e3, "10 kB" 1e4, "100 kB" 1e5, "1 MB" 1e6, "10 MB" 1e7, "100 MB" 1e8)
set label 1 "read" at 4e7, 5e-1 right textcolor rgb red_text
set label 2 "mapped and\nverified" at 9e5, 3e-3 right textcolor rgb green_text
set label 3 "mapped" at 3e7, 1.2e-5 right textcolor rgb blue
plot data using 1:2 with linespoints linestyle 5, \
     "" using 1:4 with linespoints linestyle 6, \
     "" using 1:3 with linespoints linestyle 4
