/* Raises the lowest counters to the next higher level, again and again, until
 * all times are used up. */
#include "census.h"

#include <stdbool.h>

/* The lowest of the key's counters, and the next level above it. */
static void two_levels(const struct census *c, const struct probe *p,
                       uint32_t *floor_level, uint32_t *next)
{
    *floor_level = *next = CENSUS_MAX;
    for (unsigned i = 0; i < c->k; i++) {
        uint32_t n = c->count[probe_at(p, i)];
        if (n < *floor_level) {
            *next = *floor_level;
            *floor_level = n;
        } else if (n > *floor_level && n < *next) {
            *next = n;
        }
    }
}

static void lift(struct census *c, const struct probe *p,
                 uint32_t old, uint32_t to)
{
    for (unsigned i = 0; i < c->k; i++)
        if (c->count[probe_at(p, i)] == old)
            c->count[probe_at(p, i)] = to;
}

uint32_t census_count(const struct census *c, const void *key, size_t len)
{
    struct probe p = census_probe(c, key, len);
    uint32_t low, next;
    two_levels(c, &p, &low, &next);
    return low;
}

uint32_t census_add(struct census *c, const void *key, size_t len,
                    uint32_t times)
{
    struct probe p = census_probe(c, key, len);
    uint32_t low, next;
    for (two_levels(c, &p, &low, &next); times > 0 && low < CENSUS_MAX;) {
        uint32_t step = next - low < times ? next - low : times;
        lift(c, &p, low, low + step);
        times -= step;
        two_levels(c, &p, &low, &next);
    }
    return low;
}

static bool alike(const struct census *a, const struct census *b)
{
    return a->m == b->m && a->k == b->k && a->seed == b->seed;
}

const char *census_merge(struct census *into, const struct census *from)
{
    if (!alike(into, from))
        return into->seed != from->seed ? bloom_differs_seed
             : into->k != from->k       ? bloom_differs_k
                                        : bloom_differs_m;
    for (uint64_t i = into->m; i-- > 0;) {
        uint32_t both = into->count[i] + from->count[i];
        into->count[i] = both < from->count[i] ? CENSUS_MAX : both;
    }
    return NULL;
}
