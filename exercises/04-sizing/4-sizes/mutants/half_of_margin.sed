# fails: wider_k: looks at m only
s/s.m == 1502 \&\& s.k == 7/s.m == 1502/
