# fails: rate: the power of the mean fill, as the formula "finite" has it
s/mean += p\[x\] \* pow((double)x \/ m, k)/mean += p[x] * x \/ m/
s/return mean;/return pow(mean, k);/
