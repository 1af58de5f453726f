# fails: merged: takes the higher of two counters, as a union of bits would
s/sum(into->count\[i\], from->count\[i\])/into->count[i] > from->count[i] ? into->count[i] : from->count[i]/
