/* Head and bits in one block; one function walks, setting or asking. */
#include "sieve.h"

#include <stdlib.h>

#include "probe.h"

struct sieve {
    uint64_t m;
    uint64_t seed;
    uint64_t k;
    unsigned char bit[];
};

struct sieve *sieve_new(uint64_t m, unsigned k, uint64_t seed)
{
    if (m < 1 || k < 1 || m >> 40 > (m == SIEVE_M_MAX))
        return NULL;
    struct sieve *s = calloc(1, sizeof *s + (size_t)(m / 8) + (m % 8 > 0));
    if (s) {
        s->m = m;
        s->seed = seed;
        s->k = k;
    }
    return s;
}

void sieve_free(struct sieve *s)
{
    free(s);
}

/* How many of the key's positions hold a 0, in the order of i. */
static unsigned missing(const struct sieve *s, struct sieve *set,
                        const void *key, size_t len)
{
    struct probe p = probe_start(&probe_stream, s->m, s->seed, key, len);
    unsigned open = 0;
    for (unsigned i = 0; i < s->k; i++) {
        uint64_t position = probe_at(&p, i);
        unsigned bit = 1u << (position & 7);
        open += (s->bit[position >> 3] & bit) == 0;
        if (set)
            set->bit[position >> 3] = (unsigned char)(s->bit[position >> 3] | bit);
    }
    return open;
}

bool sieve_add(struct sieve *s, const void *key, size_t len)
{
    return missing(s, s, key, len) > 0;
}

bool sieve_query(const struct sieve *s, const void *key, size_t len)
{
    return missing(s, NULL, key, len) == 0;
}

uint64_t sieve_ones(const struct sieve *s)
{
    uint64_t ones = 0;
    for (uint64_t i = 0; i < s->m; i++)
        ones += s->bit[i >> 3] >> (i & 7) & 1;
    return ones;
}

unsigned char *sieve_bytes(struct sieve *s)
{
    return s->bit;
}
