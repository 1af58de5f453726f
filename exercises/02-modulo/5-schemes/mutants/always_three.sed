# fails: rate_independent: forgets that two positions may be the same
s/^independent_1.*/independent_1	0.015625/
