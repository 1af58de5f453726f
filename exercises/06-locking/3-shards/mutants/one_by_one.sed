# fails: one_moment: counts shard after shard
/^uint64_t shards_keys/,/^}/{
/^}/!d
c\
uint64_t shards_keys(struct shards *s)\
{\
    uint64_t keys = 0;\
    for (unsigned i = 0; i < s->count; i++) {\
        pthread_mutex_lock(&s->shard[i].mutex);\
        keys += s->shard[i].keys;\
        pthread_mutex_unlock(&s->shard[i].mutex);\
    }\
    return keys;\
}
}
