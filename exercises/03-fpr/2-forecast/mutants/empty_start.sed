# fails: from_today: begins with an empty filter, whatever it is told
s/p\[x\] = x == ones;/p[x] = x == 0;/
s/unsigned x = ones;/unsigned x = 0;/
