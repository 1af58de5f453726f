# fails: bad_rates: p = 1 costs nothing
s/p < 1 ?/p <= 1 ?/
