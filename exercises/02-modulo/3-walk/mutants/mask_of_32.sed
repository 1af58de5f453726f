# fails: rates: patterns of 32 bits
s/UINT64_C(1) << walk_next(&way)/UINT64_C(1) << walk_next(\&way) % 32/
