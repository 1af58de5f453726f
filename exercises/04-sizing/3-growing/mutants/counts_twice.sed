# fails: again: adds a key again that it knows
s/if (growing_query(g, key, len))/if (growing_query(g, key, len) \&\& g->count > 1)/
