# fails: members: asks the last filter only
s/bool maybe = false;/bool maybe = bloom_query(g->row[g->count - 1], key, len);/
s/i > 0 \&\& !maybe/i > g->count/
