# fails: end: a key that finds no room is dropped
s/    if (g->left > 0 || open_next(g, NULL))/    if (g->left == 0 \&\& !open_next(g, NULL))\
        return false;/
s/^        g->left--;/    g->left--;/
