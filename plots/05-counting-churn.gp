# Rate against turnovers: the counting filter stays, the plain one fills up.
set logscale y
set xrange [-0.4:10.6]
set yrange [0.004:1.6]
set xtics 0, 1, 10
set ytics ("0.5 %%" 0.005, "1 %%" 0.01, "2 %%" 0.02, "5 %%" 0.05, "10 %%" 0.1, "20 %%" 0.2, "50 %%" 0.5, "100 %%" 1)
set xlabel "turnovers (one: all 500 live keys replaced)"
set ylabel "false-positive rate" offset 1
of(s, x) = strcol(1) eq s ? x : NaN
set label "plain: every key that ever came" at 2.7,0.28 tc rgb red_text
set label "counting: the 500 keys that are there" at 2.7,0.0125 tc rgb blue
set label "lines: exact rate" at 10.5,0.0052 right tc rgb "#444444"
plot data using 2:(of("counting", $14)) every ::1 with lines ls 1, \
     data using 2:(of("plain", $14)) every ::1 with lines ls 1, \
     data using 2:(of("plain", $9)):10:11 every ::1 with yerrorbars ls 5, \
     data using 2:(of("counting", $9)):10:11 every ::1 with yerrorbars ls 4
