# The row of ten bits after each name; what the name has just set is coloured.
set terminal svg size 540,325 font "Helvetica,Arial,sans-serif,17" background "white" dynamic
set margins 0, 0, 0, 0
unset border
unset tics
unset grid
set xrange [-3:9.7]
set yrange [4.6:-1.3]
set style fill solid 1 border rgb "#444444"
fill(bit, fresh) = fresh > 0 ? 0xE69F00 : bit > 0 ? 0xBFE3F7 : 0xFFFFFF
plot data using 3:1:(0.46):(0.4):(fill($4, $5)) with boxxyerror linecolor rgb variable, \
     data using 3:1:4 with labels, \
     data using ($3 == 0 ? -0.8 : NaN):1:2 with labels right, \
     data using ($1 == 0 ? $3 : NaN):(-0.8):3 with labels textcolor rgb grey font ",14"
