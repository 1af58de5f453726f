# fails: nobody_waits: many shards, one lock
s/pthread_mutex_\(un\)*lock(&s->shard\[home\].mutex)/pthread_mutex_\1lock(\&s->shard[0].mutex)/
s/pthread_mutex_\(un\)*lock(&home->mutex)/pthread_mutex_\1lock(\&s->shard[0].mutex)/
s/pthread_mutex_\(un\)*lock(&s->shard\[low\].mutex)/pthread_mutex_\1lock(\&s->shard[0].mutex)/
s/if (high != low)/if (high > s->count)/
s/for (unsigned i = 0; i < s->count; i++)$/for (unsigned i = 0; i < 1; i++)/
s/for (unsigned i = s->count; i-- > 0;)/for (unsigned i = 1; i-- > 0;)/
s/        keys += s->shard\[i\].keys;/        for (unsigned j = 0; j < s->count; j++)\
            keys += s->shard[j].keys;/
