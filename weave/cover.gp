# The book's cover, and the picture that a link to it shows elsewhere.
#   gnuplot -e "out='x.png'; w=1200; h=630; title='Title, Subtitle'" cover.gp
# A row of bits for each key, as a filter sets them; one key that was never
# added finds all its bits set.
#   … title=''; out='x.pdf' …     nothing but the bits, for a page set elsewhere
if (out[strlen(out)-2:*] eq "pdf") {
    set terminal pdfcairo size w/200.0,h/200.0
} else {
    set terminal pngcairo size w,h background "#fffefb" font "Georgia,Palatino,DejaVu Serif"
}
set output out
unset border
unset tics
unset key
set margins 0,0,0,0
set size ratio -1
unit = (w < h ? w : h) / 20.0
set xrange [0:w]
set yrange [0:h]

comma = strstrt(title, ",")
first = comma ? title[1:comma] : title
second = comma ? title[comma+2:strlen(title)] : ""
set label 1 first at w/2.0, h - 3.6*unit center textcolor "#1c2025" font sprintf(",%d", 1.55*unit)
set label 2 second at w/2.0, h - 6.2*unit center textcolor "#1c2025" font sprintf(",%d", 1.55*unit)

# Bits that the row sets: three of ten. The last row is the stranger's.
bits(row) = row == 0 ? "0010100010" : row == 1 ? "0100100001" : \
    row == 2 ? "1000100010" : row == 3 ? "0010001001" : "0110000010"
isset(row, i) = bits(row)[i+1:i+1] eq "1"
side = title eq "" ? w / 10.0 : 1.4 * unit
left = (w - 10*side) / 2.0
top = title eq "" ? h - unit : h - 8.2*unit
do for [row = 0:4] {
    do for [i = 0:9] {
        x = left + i*side
        y = top - row*side*1.02 - (row == 4 ? 0.5*unit : 0)
        c = !isset(row, i) ? "#eceae3" : row == 4 ? "#D55E00" : "#0072B2"
        set object 1 + 10*row + i rectangle from x + 0.08*side, y - 0.92*side \
            to x + 0.92*side, y fillcolor rgb c fillstyle solid noborder
    }
}
plot NaN
