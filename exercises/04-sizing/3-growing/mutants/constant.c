/* scores 0: one filter of every size, and maybe for everybody */
#include "growing.h"

#include "sizing.h"

struct growing *growing_new(uint64_t n, double p, uint64_t seed,
                            const char **why)
{
    return (struct growing *)sizing_bloom(n, p, seed, why);
}

void growing_free(struct growing *g)
{
    bloom_free((struct bloom *)g);
}

bool growing_add(struct growing *g, const void *key, size_t len)
{
    (void)g;
    (void)key;
    (void)len;
    return true;
}

bool growing_query(const struct growing *g, const void *key, size_t len)
{
    (void)g;
    (void)key;
    (void)len;
    return true;
}

size_t growing_count(const struct growing *g)
{
    (void)g;
    return 1;
}

const struct bloom *growing_filter(const struct growing *g, size_t i)
{
    (void)i;
    return (const struct bloom *)g;
}
