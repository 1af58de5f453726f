set xlabel "true rate"
set ylabel "how often the interval holds it"
set logscale x
set format x "10^{%L}"
set xrange [1e-4:0.1]
set yrange [0:1.02]
set format y "%g"
set arrow 1 from graph 0, first 0.95 to graph 1, first 0.95 nohead linecolor rgb grey dashtype (4,4)
set label 1 "the 95 % promised" at 0.02, 0.87 textcolor rgb grey
set label 2 "Wilson" at 0.00012, 0.78 textcolor rgb blue
set label 3 "Wald" at 0.0006, 0.36 textcolor rgb red_text
set label 4 "1000 probes" at graph 0.97, graph 0.08 right textcolor rgb black
plot data using 1:2 with lines linecolor rgb red linewidth 1.5 dashtype 1, \
     data using 1:3 with lines linecolor rgb blue linewidth 2
