# fails: big: keeps the size in 32 bits
s/? (uint64_t)bits/? (uint32_t)(uint64_t)bits/
