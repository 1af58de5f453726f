# fails: too_big: knows no limit
s/bits <= (double)BLOOM_M_MAX/bits < 0x1p64/
