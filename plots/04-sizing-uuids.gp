# How many of 9,900 strangers are taken for members, over 1,000 rounds.
width = 5
bin(x) = width * floor((x - 0.5) / width) + width / 2.0 + 0.5
set boxwidth width * 0.85
set style fill solid 0.45 noborder
set xrange [140:260]
set yrange [0:170]
set xlabel "false positives among 9,900 strangers"
set ylabel "rounds of 1,000" offset 1
stats data using "rate" nooutput
mean = 9900 * STATS_mean
sd = sqrt(mean * (1 - STATS_mean))
set arrow from mean - 1.96 * sd,graph 0 to mean - 1.96 * sd,graph 0.9 nohead \
    lc rgb grey dt (2,3)
set arrow from mean + 1.96 * sd,graph 0 to mean + 1.96 * sd,graph 0.9 nohead \
    lc rgb grey dt (2,3)
set label "95 of 100 rounds fall in between" at mean,graph 0.96 center \
    tc rgb "#555555"
set label "measured" at 182,125 right tc rgb blue
set label "binomial" at 210,119 tc rgb black
plot data using (bin(column("false_positives"))):"rounds" smooth frequency \
         with boxes lc rgb sky, \
     data using "false_positives":(width * column("expected")) \
         with lines ls 1
