# fails: rate_double: takes the mean of (X/12)^3, as if the stranger's positions were independent
s/^double_1.*/double_1	0.0133102/
