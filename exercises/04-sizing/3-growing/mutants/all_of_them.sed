# fails: fill: adds the keys of the second filter to the first, too
s/    bloom_add(g->row\[g->count - 1\]/    if (g->count == 2)\
        bloom_add(g->row[0], key, len);\
&/
