# fails: scale: divides by the greatest hash, which lands on m
s/product >> 32/product \/ UINT32_MAX/
