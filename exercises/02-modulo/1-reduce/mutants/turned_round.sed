# fails: negative: repairs a negative remainder by adding m
s/return (uint32_t)hash % m;/int64_t r = (int64_t)hash % m;\
    return (uint32_t)(r < 0 ? r + m : r);/
