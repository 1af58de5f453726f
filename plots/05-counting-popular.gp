# One key added again and again: 4 bits and 16 bits stick, a wrapped count lies.
set logscale xy
set xrange [1:170000]
set yrange [0.8:300000]
set xtics ("1" 1, "10" 10, "100" 100, "1,000" 1000, "10,000" 10000, "100,000" 100000)
set ytics ("1" 1, "15" 15, "100" 100, "1,000" 1000, "32,767" 32767, "65,535" 65535)
set xlabel "times the key was added"
set ylabel "count of one of its counters" offset 1
set arrow from 32768,0.8 to 32768,32767 nohead lc rgb grey dt (2,3)
set label "a signed short" at 28000,3.6 right tc rgb "#555555"
set label "turns negative here" at 28000,1.9 right tc rgb "#555555"
set label "4 bits: sticks at 15" at 100,26 tc rgb orange_text
set label "16 bits: sticks at 65,535" at 30000,150000 right tc rgb blue
set label "16 bits that wrap:" at 28000,600 right tc rgb red_text
set label "0 again, forgotten" at 28000,300 right tc rgb red_text
set arrow from 30000,420 to 62000,420 lc rgb red
wrapped(x) = x < 65536 ? NaN : x < 131072 ? x - 65535.5 : x - 131071.5
set samples 20000
plot data using "added":"bits4" with lines ls 1 lw 3 lc rgb orange, \
     [65000:170000] wrapped(x) with lines ls 2 lc rgb red, \
     data using "added":"bits16" with lines ls 1 lw 3 lc rgb blue
