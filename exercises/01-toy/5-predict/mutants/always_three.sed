# fails: rate_one: forgets that two positions may be the same
s/^rate_1.*/rate_1	0.027/
