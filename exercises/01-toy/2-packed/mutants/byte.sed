# fails: last_bit: a mask of 31 bits
s/return mask;/return mask \& 0x7fffffff;/
