# fails: lowest: takes the first counter for all
s/uint32_t lowest = CENSUS_MAX;/uint32_t lowest = c->count[probe_at(\&p, 0)];/
s/if (c->count\[probe_at(&p, i)\] < lowest)/if (c->count[probe_at(\&p, i)] > CENSUS_MAX - i)/
