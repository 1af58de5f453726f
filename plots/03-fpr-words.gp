set xlabel "m/n, bits per word"
set ylabel "false-positive rate"
set logscale y
set format y "10^{%L}"
set xrange [1.5:18.8]
set yrange [2e-4:1.2]
set xtics 2
set label 1 "k = 2"  at 16.5, 0.0138   textcolor rgb purple_text
set label 2 "k = 4"  at 16.5, 0.0026   textcolor rgb green_text
set label 3 "k = 7"  at 16.5, 0.00082  textcolor rgb red_text
set label 4 "k = 11" at 16.5, 0.00040  textcolor rgb blue
set label 5 "lines: exact; points: measured" \
    at graph 0.98, graph 0.94 right textcolor rgb black
k(value, want) = column("k") == want ? value : NaN
plot for [i=1:4] data using "bits_per_key":(k(column("exact"), word("2 4 7 11", i) + 0)) \
         with lines linecolor rgb "#888888" linewidth 1.5, \
     data using "bits_per_key":(k(column("measured"), 2)):"lo":"hi" with yerrorbars linestyle 7, \
     data using "bits_per_key":(k(column("measured"), 4)):"lo":"hi" with yerrorbars linestyle 6, \
     data using "bits_per_key":(k(column("measured"), 7)):"lo":"hi" with yerrorbars linestyle 5, \
     data using "bits_per_key":(k(column("measured"), 11)):"lo":"hi" with yerrorbars linestyle 4
