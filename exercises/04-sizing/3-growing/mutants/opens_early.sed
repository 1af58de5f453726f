# fails: opens: opens a filter before there is a key for it
s/    bloom_add(g->row/    if (g->left == 0)\
        open_next(g, NULL);\
    bloom_add(g->row/
