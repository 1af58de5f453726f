#include "census.h"

/* a + b, or the end of the scale. */
static uint32_t sum(uint32_t a, uint32_t b)
{
    return b > CENSUS_MAX - a ? CENSUS_MAX : a + b;
}

uint32_t census_count(const struct census *c, const void *key, size_t len)
{
    struct probe p = census_probe(c, key, len);
    uint32_t lowest = CENSUS_MAX;
    for (unsigned i = 0; i < c->k; i++)
        if (c->count[probe_at(&p, i)] < lowest)
            lowest = c->count[probe_at(&p, i)];
    return lowest;
}

uint32_t census_add(struct census *c, const void *key, size_t len,
                    uint32_t times)
{
    struct probe p = census_probe(c, key, len);
    uint32_t level = sum(census_count(c, key, len), times);
    for (unsigned i = 0; i < c->k; i++)
        if (c->count[probe_at(&p, i)] < level)
            c->count[probe_at(&p, i)] = level;
    return level;
}

const char *census_merge(struct census *into, const struct census *from)
{
    if (from->m != into->m)
        return bloom_differs_m;
    if (from->k != into->k)
        return bloom_differs_k;
    if (from->seed != into->seed)
        return bloom_differs_seed;
    for (uint64_t i = 0; i < into->m; i++)
        into->count[i] = sum(into->count[i], from->count[i]);
    return NULL;
}
