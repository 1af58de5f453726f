/* Looks at the whole key first; counts once for each key. */
#include "crowd.h"

static unsigned missing(const struct crowd *c, struct probe *p)
{
    unsigned gaps = 0;
    for (unsigned i = 0; i < c->k; i++) {
        uint64_t at = probe_at(p, i);
        gaps += (atomic_load_explicit(&c->words[at / 32], memory_order_relaxed)
                  & UINT32_C(1) << at % 32) == 0;
    }
    return gaps;
}

static bool turn(struct crowd *c, uint64_t i)
{
    uint32_t one = 1, word = atomic_load(&c->words[i / 32]);
    if (word >> i % 32 & one)
        return false;
    word = atomic_fetch_or(&c->words[i / 32], one << i % 32);
    return (word >> i % 32 & one) == 0;
}

bool crowd_set(struct crowd *c, uint64_t i)
{
    bool mine = turn(c, i);
    if (mine)
        atomic_fetch_add(&c->ones, 1);
    return mine;
}

bool crowd_add(struct crowd *c, const void *key, size_t len)
{
    struct probe p = crowd_probe(c, key, len);
    uint64_t mine = 0;
    if (missing(c, &p) == 0)
        return false;
    for (unsigned i = 0; i < c->k; i++)
        mine += turn(c, probe_at(&p, i));
    if (mine)
        atomic_fetch_add(&c->ones, mine);
    return mine;
}

bool crowd_query(const struct crowd *c, const void *key, size_t len)
{
    struct probe p = crowd_probe(c, key, len);
    return missing(c, &p) == 0;
}

uint64_t crowd_ones(const struct crowd *c)
{
    return atomic_load(&c->ones);
}
