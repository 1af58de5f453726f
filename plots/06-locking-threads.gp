# Throughput of 1, 2 and 4 threads over that of one, for three mixes.
set terminal svg size 640,520 font "Helvetica,Arial,sans-serif,16" background "white" dynamic
set datafile missing NaN
set multiplot layout 1,3 margins 0.135,0.99,0.16,0.91 spacing 0.03
set xrange [0.85:5.2]
set logscale x 2
set logscale y
set yrange [0.014:3.5]
set xtics ("1" 1, "2" 2, "4" 4)
set ytics ("1/50" 0.02, "1/20" 0.05, "1/10" 0.1, "1/5" 0.2, "1/2" 0.5, "1" 1, "2" 2)
set xlabel "threads" offset 0,0.4
set ylabel "operations a second over one thread's" offset 1
colour(k) = k eq "atomic" ? 4 : k eq "locked" ? 6 : k eq "mutex" ? 7 : k eq "rwlock" ? 5 : 1
set label 6 "dashed: atomic,\n10 million keys" at 1.05,0.022 tc rgb blue
do for [i=1:3] {
    mix = i == 1 ? "90:10" : i == 2 ? "50:50" : "read-only"
    set title (i == 1 ? "9 asked, 1 inserted" : i == 2 ? "1 asked, 1 inserted" : "asked only") font ",13"
    kinds = (i < 3 ? "" : "unlocked ")."rwlock mutex locked atomic"
    if (i == 3) {
        # The names, where no line comes.
        set label 1 "unlocked" at 1.3,0.088 tc rgb black point ls 1 offset 1,-0.3
        set label 2 "atomic" at 1.3,0.062 tc rgb blue point ls 4 offset 1,-0.3
        set label 3 "locked" at 1.3,0.044 tc rgb green_text point ls 6 offset 1,-0.3
        set label 4 "mutex" at 1.3,0.031 tc rgb purple_text point ls 7 offset 1,-0.3
        set label 5 "read-write lock" at 1.3,0.022 tc rgb red_text point ls 5 offset 1,-0.3
    }
    plot for [k in kinds] data \
             using ($1 == 1000000 && strcol(2) eq k && strcol(3) eq mix ? $4 : NaN):6:7:8 \
             every ::1 with yerrorlines ls colour(k), \
         data using ($1 == 10000000 && strcol(2) eq "atomic" && strcol(3) eq mix ? $4 : NaN):6 \
             every ::1 with lines ls 4 dt (4,4)
    unset label 6
    set ylabel ""
    set ytics ("" 0.02, "" 0.05, "" 0.1, "" 0.2, "" 0.5, "" 1, "" 2)
}
unset multiplot
