# fails: rates: patterns of 32 bits
s/UINT64_C(1) << walk_next(&w)/UINT64_C(1) << walk_next(\&w) % 32/
