/* An array that grows; counts all keys; each rate is nine tenths of the last. */
#include "growing.h"

#include <math.h>
#include <stdlib.h>

#include "sizing.h"

struct growing {
    struct bloom **filters;
    size_t count;
    uint64_t keys, n, seed;
    double p;
};

static const char *append(struct growing *g)
{
    struct sizing s;
    double n = ldexp((double)g->n, (int)g->count);
    double rate = g->p / 10 * pow(0.9, (double)g->count);
    if (n > 0x1p60)
        return sizing_too_big;
    const char *why = sizing_promise((uint64_t)n, rate, &s);
    if (!why && rate < n * 0x1p-61)
        why = sizing_beyond_hash;
    if (why)
        return why;
    struct bloom **more = realloc(g->filters, (g->count + 1) * sizeof *more);
    if (!more)
        return bloom_no_memory;
    g->filters = more;
    more[g->count] = bloom_new(s.m, s.k, &probe_stream, ~g->seed - g->count, &why);
    if (!more[g->count])
        return why;
    g->count++;
    return NULL;
}

struct growing *growing_new(uint64_t n, double p, uint64_t seed,
                            const char **why)
{
    struct growing g = { .n = n, .p = p, .seed = seed };
    const char *reason = n == 0 ? sizing_bad_n
                       : p > 0 && p < 1 ? append(&g) : sizing_bad_p;
    struct growing *result = reason ? NULL : malloc(sizeof *result);
    if (result) {
        *result = g;
        return result;
    }
    if (why)
        *why = reason ? reason : bloom_no_memory;
    if (g.count)
        bloom_free(g.filters[0]);
    free(g.filters);
    return NULL;
}

void growing_free(struct growing *g)
{
    for (size_t i = 0; g && i < g->count; i++)
        bloom_free(g->filters[i]);
    if (g)
        free(g->filters);
    free(g);
}

bool growing_add(struct growing *g, const void *key, size_t len)
{
    bool fresh = !growing_query(g, key, len);
    if (fresh) {
        if (g->keys == g->n * ((UINT64_C(1) << g->count) - 1))
            append(g);
        g->keys++;
        bloom_add(g->filters[g->count - 1], key, len);
    }
    return fresh;
}

bool growing_query(const struct growing *g, const void *key, size_t len)
{
    unsigned maybe = 0;
    for (size_t i = 0; i < g->count; i++)
        maybe += bloom_query(g->filters[i], key, len);
    return maybe > 0;
}

size_t growing_count(const struct growing *g)
{
    return g->count;
}

const struct bloom *growing_filter(const struct growing *g, size_t i)
{
    return g->filters[i];
}
