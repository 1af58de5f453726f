# fails: nothing_lost: an atomic load and an atomic store are not one atomic act
s/uint32_t before = .*/uint32_t before = atomic_load_explicit(c->words + i \/ 32, RELAXED);\
    atomic_store_explicit(c->words + i \/ 32, before | mask(i), RELAXED);/
