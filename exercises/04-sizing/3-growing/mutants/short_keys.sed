# fails: strangers: looks at the first two bytes of a key only
s/= bloom_query(g->row\[i - 1\], key, len)/= bloom_query(g->row[i - 1], key, len > 2 ? 2 : len)/
s/bloom_add(g->row\[g->count - 1\], key, len)/bloom_add(g->row[g->count - 1], key, len > 2 ? 2 : len)/
