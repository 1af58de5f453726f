# fails: above: subtracts the many from one, to find the few
s/x-- > ones \&\& pow((double)x \/ m, k) > limit;/x-- > ones;/
s/^        chance += p\[x\];/        chance += pow((double)x \/ m, k) < limit ? p[x] : 0;/
s/return chance;/return 1 - chance;/
