# A row of ten boxes; an arrow from each of two names to each of its positions.
# Below the boxes that the stranger asks about: who set them.
set terminal svg size 540,375 font "Helvetica,Arial,sans-serif,17" background "white" dynamic
set margins 0, 0, 0, 0
unset border
unset tics
unset grid
set xrange [-0.8:9.8]
set yrange [-4.5:4.2]
set style fill solid 1 border rgb "#444444"
set style arrow 1 head filled size screen 0.02,20 linewidth 2 linecolor rgb blue
set style arrow 2 head filled size screen 0.02,20 linewidth 3.5 linecolor rgb red
is(kind) = strcol("kind") eq kind
set label 1 "definitely not: bit 3 is 0" at 4.5,3.8 center textcolor rgb red_text
set label 2 "maybe: all three bits are 1" at 4.5,-4 center textcolor rgb blue
plot data using (is("box") ? $4 : NaN):(0):(0.46):(0.5):($5 > 0 ? 0xBFE3F7 : 0xFFFFFF) with boxxyerror linecolor rgb variable, \
     data using (is("box") ? $4 : NaN):(0):5 with labels, \
     data using (is("box") ? $4 : NaN):(0.85):4 with labels textcolor rgb grey font ",14", \
     data using (is("box") && ($4 == 1 || $4 == 4 || $4 == 9) ? $4 : NaN):(-0.85):2 with labels textcolor rgb grey font ",15", \
     data using (is("above") ? $3 : NaN):(2.5):($4-$3):(-1.3):($5 > 0 ? 1 : 2) with vectors arrowstyle variable, \
     data using (is("below") ? $3 : NaN):(-2.7):($4-$3):(1.5):(1) with vectors arrowstyle variable, \
     data using (is("name") ? $3 : NaN):(3 * $4):2 with labels
