# fails: backwards: believes the count and does not read the row
s/return memcmp.*/return strlen(row) == t->m \&\& expected;/
