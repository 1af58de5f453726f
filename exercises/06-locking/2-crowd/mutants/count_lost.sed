# fails: never_ahead: the count itself loses updates
s/atomic_fetch_add_explicit(&c->ones, 1, memory_order_release);/c->ones = c->ones + 1;/
