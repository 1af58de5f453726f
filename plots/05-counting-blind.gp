# Members lost per wrong removal, against the load.
set xrange [0:3.15]
set yrange [0:7]
set xlabel "load t = kn/m (k = 7; half full at t = ln 2)"
set ylabel "members lost per wrong removal" offset 1
set arrow from log(2),0 to log(2),7 nohead lc rgb grey dt (2,3)
set label "t = ln 2" at log(2) + 0.03,0.35 tc rgb "#555555"
set label "a false positive," at 0.75,5.9 tc rgb red_text
set label "or a second removal not refused" at 0.75,5.5 tc rgb purple_text
set label "k t / (e^t - 1)" at 1.75,3.1 tc rgb "#444444"
set label "any stranger, by force" at 0.95,1.45 tc rgb blue
set label "k t e^{-t}" at 2.45,1.9 tc rgb "#444444"
of(s, x) = strcol(1) eq s ? x : NaN
set samples 200
plot 7 * x * exp(-x) with lines ls 1, \
     [0.2:3.15] 7 * x / (exp(x) - 1) with lines ls 1, \
     data using 2:(of("blind", $10)):11:12 every ::1 with yerrorbars ls 4, \
     data using ($2 - 0.02):(of("positive", $10)):11:12 every ::1 with yerrorbars ls 5, \
     data using ($2 + 0.02):(of("twice", $10)):11:12 every ::1 with yerrorbars ls 7
