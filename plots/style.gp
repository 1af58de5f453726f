# The house style of every figure. Loaded first, with `data`, `dir` and `out` set.
# Colours: Okabe and Ito (2008), safe for colour blindness; dashes and point
# shapes tell the same things apart in grey print.
set terminal svg size 600,420 font "Helvetica,Arial,sans-serif,16" background "white" dynamic
set output out
set datafile separator tab
set datafile commentschars "#"
set datafile missing "nan"

black   = "#000000"
orange  = "#E69F00"
sky     = "#56B4E9"
green   = "#009E73"
yellow  = "#F0E442"
blue    = "#0072B2"
red     = "#D55E00"
purple  = "#CC79A7"
grey    = "#767676"

# Words need more contrast than lines: at least 4.5 to 1 on white.
orange_text = "#8F5F00"
sky_text    = "#24719F"
green_text  = "#00775A"
red_text    = "#B54F00"
purple_text = "#A0477A"

set border 3 linecolor rgb "#444444"
set tics nomirror out
set grid linecolor rgb "#E4E4E4" linetype 1 linewidth 1
set key off
set errorbars 0.7

# Theory is drawn as lines, measurement as points with their intervals.
set style line 1 linecolor rgb black  linewidth 2 dashtype 1               # exact
set style line 2 linecolor rgb orange linewidth 2 dashtype (8,4)           # classic
set style line 3 linecolor rgb sky    linewidth 2 dashtype (3,3)           # finite
set style line 4 linecolor rgb blue   linewidth 1.5 pointtype 7 pointsize 0.6   # measured
set style line 5 linecolor rgb red    linewidth 1.5 pointtype 5 pointsize 0.6
set style line 6 linecolor rgb green  linewidth 1.5 pointtype 9 pointsize 0.7
set style line 7 linecolor rgb purple linewidth 1.5 pointtype 13 pointsize 0.8
