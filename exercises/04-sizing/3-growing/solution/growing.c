#include "growing.h"

#include <stdlib.h>

#include "sizing.h"

enum { LONGEST = 64 };      /* sizes double, and end at 2^48 bits */

struct growing {
    struct bloom *row[LONGEST];
    size_t count;
    uint64_t left;          /* keys that the last filter may be given */
    uint64_t next_n;        /* what the next one will be sized for ... */
    double next_p;          /* ... and at which rate: half of what is left of p */
    uint64_t seed;
};

static bool open_next(struct growing *g, const char **why)
{
    if (g->count == LONGEST)
        return false;
    struct bloom *b = sizing_bloom(g->next_n, g->next_p, g->seed + g->count, why);
    if (!b)
        return false;
    g->row[g->count++] = b;
    g->left = g->next_n;
    g->next_n *= 2;
    g->next_p /= 2;
    return true;
}

struct growing *growing_new(uint64_t n, double p, uint64_t seed,
                            const char **why)
{
    const char *unused;
    const char **reason = why ? why : &unused;
    struct growing *g = calloc(1, sizeof *g);
    *reason = g ? NULL : bloom_no_memory;
    if (g && !(p > 0 && p < 1))
        *reason = sizing_bad_p;
    if (*reason == NULL) {
        g->next_n = n;
        g->next_p = p / 2;
        g->seed = seed;
        if (open_next(g, reason))
            return g;
    }
    free(g);
    return NULL;
}

void growing_free(struct growing *g)
{
    if (g)
        while (g->count > 0)
            bloom_free(g->row[--g->count]);
    free(g);
}

bool growing_add(struct growing *g, const void *key, size_t len)
{
    if (growing_query(g, key, len))
        return false;
    if (g->left > 0 || open_next(g, NULL))
        g->left--;
    bloom_add(g->row[g->count - 1], key, len);
    return true;
}

/* The last filters hold most of the keys. */
bool growing_query(const struct growing *g, const void *key, size_t len)
{
    bool maybe = false;
    for (size_t i = g->count; i > 0 && !maybe; i--)
        maybe = bloom_query(g->row[i - 1], key, len);
    return maybe;
}

size_t growing_count(const struct growing *g)
{
    return g->count;
}

const struct bloom *growing_filter(const struct growing *g, size_t i)
{
    return g->row[i];
}
