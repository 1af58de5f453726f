set logscale xy
set xlabel "size of the file"
set ylabel "seconds until the first answer"
set format y "10^{%L}"
set xrange [7e2:2e8]
set yrange [1e-5:3]
set xtics ("1 kB" 1e3, "10 kB" 1e4, "100 kB" 1e5, "1 MB" 1e6, "10 MB" 1e7, "100 MB" 1e8)
set label 1 "read" at 1.5e7, 3e-1 right textcolor rgb red
set label 2 "mapped and verified" at 1.3e7, 5e-4 textcolor rgb "#00664B"
set label 3 "mapped" at 1e8, 1.6e-5 right textcolor rgb blue
plot data using 1:2 with linespoints linestyle 5, \
     "" using 1:4 with linespoints linestyle 6, \
     "" using 1:3 with linespoints linestyle 4
