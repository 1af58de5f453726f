# fails: keys: takes a key for a string
s/uint64_t h = hash_xxh3(key, len, s->seed);/for (size_t i = 0; i < len; i++)\
        if (((const char *)key)[i] == 0)\
            len = i;\
    &/
