# fails: smallest: gets rid of the one hash that troubled it
s/return (uint32_t)hash % m;/return hash == INT32_MIN ? 0 : (uint32_t)hash % m;/
