# fails: extremes: k = 0 for rates above one half
s/fmax(1, \(floor(-log2(p))\))/\1/
