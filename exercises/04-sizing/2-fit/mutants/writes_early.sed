# fails: too_big: writes the size before it knows that there is one
s/    if (best.m > BLOOM_M_MAX)/    *size = best;\
    if (best.m > BLOOM_M_MAX)/
