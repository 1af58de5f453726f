# fails: never_ahead: counts the bit before it sets it
/uint32_t before/{
i\
    atomic_fetch_add(&c->ones, 1);
}
/if (before & mask(i))/{
n
s/return false;/return atomic_fetch_sub(\&c->ones, 1) == 0 \&\& false;/
}
/atomic_fetch_add_explicit/d
