# How far the rate at capacity lies from the p that was asked for, in per cent
# of p: textbook sizes stay above the line, promised ones at or below it.
set terminal svg size 600,640 font "Helvetica,Arial,sans-serif,16" background "white" dynamic
set datafile missing NaN
set multiplot layout 2,1 margins 0.14,0.96,0.13,0.97 spacing 0,0.1
set logscale x
set xrange [7:1.6e6]
set xtics (10, 100, "1,000" 1000, "10,000" 1e4, "100,000" 1e5, "1 million" 1e6)
set ylabel "rate above p, % of p" offset 1
set format y "%+.0f"
set ytics add ("0" 0)

off(x, p) = 100 * (x / p - 1)
only(p, kind) = column("p") == p && strcol("kind") eq kind ? column("n") : NaN
style(kind) = kind eq "promise" ? 4 : 5

set arrow 1 from graph 0,first 0 to graph 1,first 0 nohead lc rgb black lw 1.5
set label 1 "textbook" at 150,2.6 tc rgb red_text
set label 2 "promise" at 150,-1.6 tc rgb blue
set label 3 "p = 10 % asked" at graph 0.98,0.93 right
set yrange [-5:6]
do for [panel in "0.1 0.01"] {
    p = panel + 0
    plot for [kind in "textbook promise"] data \
             using (only(p, kind)):(off(column("exact"), p)) \
             with lines ls style(kind) lw 1, \
         for [kind in "textbook promise"] data \
             using (only(p, kind)):(off(column("measured"), p)): \
                 (off(column("lo"), p)):(off(column("hi"), p)) \
             with yerrorbars ls style(kind)
    set xlabel "n, the keys that the filter was sized for and then given"
    set label 1 at 150,3.4
    set label 2 at 150,-2.2
    set label 3 "p = 1 % asked"
    set yrange [-3:11]
}
unset multiplot
