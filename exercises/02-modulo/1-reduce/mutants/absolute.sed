# fails: negative: the absolute value, as one meets it everywhere
s/return (uint32_t)hash % m;/return (uint32_t)(hash < 0 ? -(int64_t)hash : hash) % m;/
