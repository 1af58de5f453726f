/* A list, newest first; rates by the inverse squares, whose sum is pi^2 / 6. */
#include "growing.h"

#include <stdlib.h>

#include "sizing.h"

struct link {
    struct bloom *b;
    struct link *older;
    size_t number;
    uint64_t given;
};

struct growing {
    struct link *newest;
    uint64_t n, seed;
    double p;
};

static struct link *add_link(struct growing *g, size_t number, const char **why)
{
    double share = g->p * 0.6079271 / (double)((number + 1) * (number + 1));
    struct link *l = malloc(sizeof *l);
    if (!l) {
        if (why)
            *why = bloom_no_memory;
        return NULL;
    }
    l->b = sizing_bloom(g->n << number, share, g->seed, why);
    if (!l->b) {
        free(l);
        return NULL;
    }
    l->older = g->newest;
    l->number = number;
    l->given = 0;
    return g->newest = l;
}

struct growing *growing_new(uint64_t n, double p, uint64_t seed,
                            const char **why)
{
    struct growing start = { NULL, n, seed, p }, *g = malloc(sizeof *g);
    const char *refusal = !g                 ? bloom_no_memory
                        : !(p > 0 && p < 1)  ? sizing_bad_p
                                             : NULL;
    if (refusal && why)
        *why = refusal;
    if (refusal || !add_link(&start, 0, why)) {
        free(g);
        return NULL;
    }
    *g = start;
    return g;
}

void growing_free(struct growing *g)
{
    for (struct link *l = g ? g->newest : NULL, *older; l; l = older) {
        older = l->older;
        bloom_free(l->b);
        free(l);
    }
    free(g);
}

bool growing_add(struct growing *g, const void *key, size_t len)
{
    struct link *l = g->newest;
    if (growing_query(g, key, len))
        return false;
    if (l->given >= g->n << l->number) {
        struct link *fresh = add_link(g, l->number + 1, NULL);
        l = fresh ? fresh : l;
    }
    l->given++;
    bloom_add(l->b, key, len);
    return true;
}

bool growing_query(const struct growing *g, const void *key, size_t len)
{
    for (const struct link *l = g->newest; l; l = l->older)
        if (bloom_query(l->b, key, len))
            return true;
    return false;
}

size_t growing_count(const struct growing *g)
{
    return g->newest->number + 1;
}

const struct bloom *growing_filter(const struct growing *g, size_t i)
{
    const struct link *l = g->newest;
    while (l->number != i)
        l = l->older;
    return l->b;
}
