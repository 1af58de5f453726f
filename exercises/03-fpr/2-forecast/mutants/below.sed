# fails: above: the chance to be below
s/x-- > ones \&\& pow((double)x \/ m, k) > limit;/x-- > ones;/
s/^        chance += p\[x\];/        chance += pow((double)x \/ m, k) < limit ? p[x] : 0;/
