# scores 0: the same number everywhere
s/^\([a-z]*_[1-3]	\).*/\10.05/
s/^\(double\|independent\)\(	[1-3]	\).*/\1\2200000	10000	0.05	0.04905	0.05096/
