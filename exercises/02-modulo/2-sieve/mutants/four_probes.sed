# fails: proof: takes the four probes of bloom_query() for all
/^bool sieve_query/,/^}/s/i < s->k/i < s->k \&\& i < 4/
