# fails: rate: m bits for all shards together
s/one->words = bits_new(m)/one->words = bits_new(m + 64)/
s/    s->m = m;/    s->m = m \/ count + 1;/
