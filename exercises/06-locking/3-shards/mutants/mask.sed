# fails: evenly: a mask for a remainder, which is right for powers of two only
s/(unsigned)probe_scale(hash_xxh3(key, len, ~s->seed), s->count)/(unsigned)hash_xxh3(key, len, ~s->seed) \& (s->count - 1)/
