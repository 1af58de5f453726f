# fails: nothing_lost: casts the atomics away
s/uint32_t before = .*/uint32_t *plain = (uint32_t *)(c->words + i \/ 32), before = *plain;\
    *plain = before | mask(i);/
