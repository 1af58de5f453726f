# Eighteen boxes; x, y and z above them, w below; arrows to their positions.
set terminal svg size 540,310 font "Helvetica,Arial,sans-serif,17" background "white" dynamic
set margins 0, 0, 0, 0
unset border
unset tics
unset grid
set xrange [-0.7:17.7]
set yrange [-3.2:3.6]
set style fill solid 1 border rgb "#444444"
set style arrow 1 head filled size screen 0.018,20 linewidth 2 linecolor rgb blue
set style arrow 2 head filled size screen 0.018,20 linewidth 3.5 linecolor rgb red
is(kind) = strcol("kind") eq kind
plot data using (is("box") ? $4 : NaN):(0):(0.46):(0.45):($5 > 0 ? 0xBFE3F7 : 0xFFFFFF) with boxxyerror linecolor rgb variable, \
     data using (is("box") ? $4 : NaN):(0):5 with labels, \
     data using (is("box") ? $4 : NaN):(0.72):4 with labels textcolor rgb grey font ",13", \
     data using (is("above") ? $3 : NaN):(2.7):($4-$3):(-1.7):(1) with vectors arrowstyle variable, \
     data using (is("below") ? $3 : NaN):(-2.4):($4-$3):(1.8):($5 > 0 ? 1 : 2) with vectors arrowstyle variable, \
     data using (is("name") ? $3 : NaN):($4 > 0 ? 3.05 : -2.8):2 with labels
