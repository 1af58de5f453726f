# fails: sound: keeps small results in a table that is one too short
s/^double lograte_given.*/static double seen[10];\
\
&/
s/    uint64_t zeros = m - ones;/&\
    if (m <= 10)\
        seen[ones] = k;/
