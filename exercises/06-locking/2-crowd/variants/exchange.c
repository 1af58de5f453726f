/* Compares and exchanges until nobody has come between; sequential order. */
#include "crowd.h"

bool crowd_set(struct crowd *c, uint64_t i)
{
    _Atomic uint32_t *word = &c->words[i >> 5];
    uint32_t old = atomic_load(word), new;
    do {
        new = old | (uint32_t)1 << (i & 31);
        if (new == old)
            return false;
    } while (!atomic_compare_exchange_weak(word, &old, new));
    c->ones++;
    return true;
}

bool crowd_add(struct crowd *c, const void *key, size_t len)
{
    struct probe p = crowd_probe(c, key, len);
    bool any = false;
    for (unsigned n = c->k; n-- > 0;)
        if (crowd_set(c, probe_at(&p, n)))
            any = true;
    return any;
}

bool crowd_query(const struct crowd *c, const void *key, size_t len)
{
    struct probe p = crowd_probe(c, key, len);
    for (unsigned n = 0; n < c->k; n++) {
        uint64_t at = probe_at(&p, n);
        if ((c->words[at >> 5] >> (at & 31)) % 2 == 0)
            return false;
    }
    return true;
}

uint64_t crowd_ones(const struct crowd *c)
{
    return c->ones;
}
