/* fails: twice: raises the lowest counters by one at each visit, also the second */
#include "census.h"

uint32_t census_count(const struct census *c, const void *key, size_t len)
{
    struct probe p = census_probe(c, key, len);
    uint32_t least = CENSUS_MAX;
    for (unsigned i = 0; i < c->k; i++)
        if (c->count[probe_at(&p, i)] < least)
            least = c->count[probe_at(&p, i)];
    return least;
}

static void once(struct census *c, const struct probe *p, uint32_t least)
{
    uint64_t low[64];
    unsigned n = 0;
    for (unsigned i = 0; i < c->k; i++)
        if (c->count[probe_at(p, i)] == least)
            low[n++] = probe_at(p, i);
    while (n-- > 0)
        if (c->count[low[n]] < CENSUS_MAX)
            c->count[low[n]]++;
}

uint32_t census_add(struct census *c, const void *key, size_t len,
                    uint32_t times)
{
    struct probe p = census_probe(c, key, len);
    for (uint32_t n = 0; n < times; n++)
        once(c, &p, census_count(c, key, len));
    return census_count(c, key, len);
}

const char *census_merge(struct census *into, const struct census *from)
{
    for (uint64_t i = 0; i < into->m; i++)
        into->count[i] += from->count[i];
    return NULL;
}
