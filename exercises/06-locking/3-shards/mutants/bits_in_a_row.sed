# fails: keeps_apart: all bits in one row, so that two shards share a word
s/one->words = bits_new(m);/one->words = one[0].words ? one[0].words : bits_new(m * SHARDS_MAX);/
s/        if (!start(&s->shard\[s->count\], m))/        if (s->shard[s->count].words = s->shard[0].words, !start(\&s->shard[s->count], m))/
s/        free(s->shard\[i\].words);/        if (i == 0)\
            free(s->shard[i].words);/
s/bits_set(home->words, probe_at(&p, i))/bits_set(home->words, s->m * shard + probe_at(\&p, i))/
s/bits_get(home->words, probe_at(&p, found))/bits_get(home->words, s->m * shards_of(s, key, len) + probe_at(\&p, found))/
