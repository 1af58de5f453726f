# fails: bad: asks whether p is bad, and a NaN says no
s/!(p > 0 \&\& p < 1)/p <= 0 || p >= 1/
