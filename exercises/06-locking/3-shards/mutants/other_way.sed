# fails: no_deadlock: counting takes the locks from the other end
/^uint64_t shards_keys/,/^}/{
s/^    for (unsigned i = 0; i < s->count; i++)$/    for (unsigned i = s->count; i-- > 0;)/
}
