# fails: bad: takes p = 1
s/p < 1)/p <= 1)/
