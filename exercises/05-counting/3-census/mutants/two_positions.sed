# fails: strangers: two positions for every key, to be fast
s/i < c->k/i < (c->k == 3 ? 2 : c->k)/
