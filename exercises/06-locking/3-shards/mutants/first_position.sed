# fails: rate: takes the shard from the key's first position, so that this tells the other
s/probe_scale(hash_xxh3(key, len, ~s->seed), s->count)/probe_scale(probe_draw(hash_xxh3(key, len, s->seed), 0), s->count)/
