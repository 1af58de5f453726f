# fails: definitions: keeps 24 bits of the hash, as a float would
s/(uint64_t)(uint32_t)hash \* m/(uint64_t)((uint32_t)hash >> 8) * m/
s/product >> 32/product >> 24/
