/* Sums in 64 bits; looks for what differs from the other end. */
#include "census.h"

static uint32_t narrow(uint64_t wide)
{
    return wide < CENSUS_MAX ? (uint32_t)wide : CENSUS_MAX;
}

uint32_t census_count(const struct census *c, const void *key, size_t len)
{
    struct probe p = census_probe(c, key, len);
    uint32_t least = c->count[probe_at(&p, 0)];
    for (unsigned i = c->k; i-- > 1;) {
        uint32_t other = c->count[probe_at(&p, i)];
        least = other < least ? other : least;
    }
    return least;
}

uint32_t census_add(struct census *c, const void *key, size_t len,
                    uint32_t times)
{
    struct probe p = census_probe(c, key, len);
    uint64_t after = (uint64_t)census_count(c, key, len) + times;
    for (unsigned i = c->k; i-- > 0;) {
        uint32_t *one = c->count + probe_at(&p, i);
        *one = *one > after ? *one : narrow(after);
    }
    return census_count(c, key, len);
}

const char *census_merge(struct census *into, const struct census *from)
{
    const char *differs = NULL;
    if (from->m != into->m)
        differs = bloom_differs_m;
    if (from->k != into->k)
        differs = bloom_differs_k;
    if (from->seed != into->seed)
        differs = bloom_differs_seed;
    for (uint64_t i = 0; !differs && i < into->m; i++)
        into->count[i] = narrow((uint64_t)into->count[i] + from->count[i]);
    return differs;
}
