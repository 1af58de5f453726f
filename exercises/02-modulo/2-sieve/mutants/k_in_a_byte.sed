# fails: many_positions: keeps k in a byte
s/^    unsigned k;/    unsigned char k;/
s/{ m, seed, k,/{ m, seed, (unsigned char)k,/
