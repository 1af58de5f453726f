# fails: nothing_lost: an exchange that fails is not tried again
s/uint32_t before = .*/uint32_t before = atomic_load(c->words + i \/ 32);\
    atomic_compare_exchange_strong(c->words + i \/ 32, \&before, before | mask(i));/
