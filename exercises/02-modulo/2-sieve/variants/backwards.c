/* Draws the sequence itself, and goes from the last position to the first. */
#include "sieve.h"

#include <stdlib.h>
#include <string.h>

#include "hash.h"
#include "probe.h"

struct sieve {
    unsigned char *first;
    size_t bytes;
    uint64_t bits, seed;
    unsigned positions;
};

struct sieve *sieve_new(uint64_t m, unsigned k, uint64_t seed)
{
    struct sieve *s = calloc(1, sizeof *s);
    if (m - 1 >= SIEVE_M_MAX || k == 0 || !s)
        return free(s), NULL;
    s->bits = m;
    s->positions = k;
    s->seed = seed;
    s->bytes = (size_t)((m - 1) / 8 + 1);
    s->first = calloc(s->bytes, 1);
    if (!s->first)
        return free(s), NULL;
    return s;
}

void sieve_free(struct sieve *s)
{
    if (!s)
        return;
    free(s->first);
    free(s);
}

static uint64_t where(const struct sieve *s, uint64_t hash, unsigned left)
{
    uint64_t state = hash + left * UINT64_C(0x9E3779B97F4A7C15);
    return probe_scale_halves(probe_mix(state), s->bits);
}

bool sieve_query(const struct sieve *s, const void *key, size_t len)
{
    uint64_t hash = hash_xxh3(key, len, s->seed);
    unsigned left = s->positions;
    while (left > 0) {
        uint64_t at = where(s, hash, left);
        if ((s->first[at / 8] >> at % 8) % 2 == 0)
            break;
        left--;
    }
    return left == 0;
}

bool sieve_add(struct sieve *s, const void *key, size_t len)
{
    bool known = sieve_query(s, key, len);
    uint64_t hash = hash_xxh3(key, len, s->seed);
    for (unsigned left = s->positions; left > 0 && !known; left--) {
        uint64_t at = where(s, hash, left);
        s->first[at / 8] = (unsigned char)(s->first[at / 8] | 1 << at % 8);
    }
    return !known;
}

uint64_t sieve_ones(const struct sieve *s)
{
    static const unsigned char nibble[16] = "\0\1\1\2\1\2\2\3\1\2\2\3\2\3\3\4";
    uint64_t ones = 0;
    for (size_t i = s->bytes; i-- > 0;)
        ones += (uint64_t)nibble[s->first[i] & 15] + nibble[s->first[i] >> 4];
    return ones;
}

unsigned char *sieve_bytes(struct sieve *s)
{
    return s->first;
}
