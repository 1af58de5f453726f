# fails: rights: wants the unused bits to stay 0
s/return memcmp.*/return memcmp(row, expected, t->m + 1) == 0 \&\& (t->m > 31 || !t->bit[31]);/
