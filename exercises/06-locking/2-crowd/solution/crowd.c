#include "crowd.h"

#define RELAXED memory_order_relaxed

static uint32_t mask(uint64_t i)
{
    return UINT32_C(1) << i % 32;
}

static bool is_set(const struct crowd *c, uint64_t i)
{
    return atomic_load_explicit(c->words + i / 32, RELAXED) & mask(i);
}

/* Counted after it is set: so the count may lag behind, never run ahead. */
bool crowd_set(struct crowd *c, uint64_t i)
{
    if (is_set(c, i))
        return false;
    uint32_t before = atomic_fetch_or_explicit(c->words + i / 32, mask(i), RELAXED);
    if (before & mask(i))
        return false;
    atomic_fetch_add_explicit(&c->ones, 1, memory_order_release);
    return true;
}

bool crowd_add(struct crowd *c, const void *key, size_t len)
{
    struct probe way = crowd_probe(c, key, len);
    unsigned turned = 0;
    for (unsigned i = 0; i < c->k; i++)
        turned += crowd_set(c, probe_at(&way, i));
    return turned > 0;
}

bool crowd_query(const struct crowd *c, const void *key, size_t len)
{
    struct probe way = crowd_probe(c, key, len);
    unsigned i = 0;
    while (i < c->k && is_set(c, probe_at(&way, i)))
        i++;
    return i == c->k;
}

uint64_t crowd_ones(const struct crowd *c)
{
    return atomic_load_explicit(&c->ones, memory_order_acquire);
}
