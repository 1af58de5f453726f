# also: 01-toy-spread.tsv
set terminal svg size 560,440 font "Helvetica,Arial,sans-serif,17" background "white" dynamic
set xlabel "names in the ten bits"
set ylabel "strangers told “maybe”"
set xrange [-0.3:8.7]
set yrange [0:1.06]
set xtics 1
set ytics ("0" 0, "20 %%" 0.2, "40 %%" 0.4, "60 %%" 0.6, "80 %%" 0.8, "100 %%" 1)
set style fill solid 0.9 noborder
set label 1 "measured" at 5.15,0.43 textcolor rgb blue
set label 2 "exact" at 4.85,0.60 right textcolor rgb black
set label 3 "classic" at 7.1,0.62 textcolor rgb orange_text
set label 4 "our toy" at 1.75,0.26 right textcolor rgb red_text
set label 5 "grey: single toys,\nby area" at 0.1,0.93 textcolor rgb grey
plot dir."01-toy-spread.tsv" using 1:($2/10)**3:(0.36*sqrt($4)) with circles fillcolor rgb "#D4D4D4", \
     data using 5:12 smooth csplines linestyle 2, \
     data using 5:14 smooth csplines linestyle 1, \
     data using 5:9:10:11 with yerrorbars linestyle 4 pointsize 0.8, \
     data using 5:1 with points linestyle 5 pointsize 0.9
