# fails: sound: a question looks at one position more than there are
s/    while (i < c->k/    if (!is_set(c, c->m + 64))\
        i = 0;\
    while (i < c->k/
