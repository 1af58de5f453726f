# fails: truncates: a bit more or less is all the same
s/s.m == m \&\& s.k == k/s.m + 1 >= m \&\& s.m <= m + 1 \&\& s.k == k/
