# fails: one_key: a stranger's question ends early, and never leaves the lock
/^bool shards_query/,/^}/s/^    while (found .*/    for (; found < s->k; found++)\
        if (!bits_get(home->words, probe_at(\&p, found)))\
            return false;/
/^        found++;$/d
