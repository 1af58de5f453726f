#include "probe.h"

#include <string.h>

/* Hash number i of the key: XXH3 with a seed of its own. */
static uint64_t seeded(const struct probe *p, unsigned i)
{
    return hash_xxh3(p->key, p->len, probe_draw(p->seed, i));
}

static void salted_start(struct probe *p)
{
    (void)p;    /* every position hashes the key anew */
}

static uint64_t salted_at(const struct probe *p, unsigned i)
{
    return seeded(p, i) % p->m;
}

const struct probe_scheme probe_salted = { "salted", salted_start, salted_at };

/* Both are reduced at once, so that the sums below stay under 2^61. */
static void two_hashes(struct probe *p)
{
    p->h1 = seeded(p, 0) % p->m;
    p->h2 = seeded(p, 1) % p->m;
}

static uint64_t double_at(const struct probe *p, unsigned i)
{
    return (p->h1 + i * p->h2) % p->m;
}

const struct probe_scheme probe_double = { "double", two_hashes, double_at };

static uint64_t enhanced_at(const struct probe *p, unsigned i)
{
    uint64_t n = i, cubic = (n * n * n - n) / 6;
    return (p->h1 + n * p->h2 + cubic) % p->m;
}

const struct probe_scheme probe_enhanced = {
    "enhanced", two_hashes, enhanced_at
};

static void stream_start(struct probe *p)
{
    p->h1 = hash_xxh3(p->key, p->len, p->seed);
}

static uint64_t stream_at(const struct probe *p, unsigned i)
{
    return probe_scale(probe_draw(p->h1, i), p->m);
}

const struct probe_scheme probe_stream = { "stream", stream_start, stream_at };

const struct probe_scheme *const probe_schemes[] = {
    &probe_salted, &probe_double, &probe_enhanced, &probe_stream, NULL
};

const struct probe_scheme *probe_by_name(const char *name)
{
    for (size_t i = 0; probe_schemes[i]; i++)
        if (strcmp(probe_schemes[i]->name, name) == 0)
            return probe_schemes[i];
    return NULL;
}
