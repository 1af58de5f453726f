#include "sieve.h"

#include <stdlib.h>

#include "hash.h"
#include "probe.h"

struct sieve {
    uint64_t m, seed;
    unsigned k;
    unsigned char *row;
};

static size_t bytes_for(uint64_t m)
{
    return (size_t)((m + 7) / 8);
}

struct sieve *sieve_new(uint64_t m, unsigned k, uint64_t seed)
{
    if (m == 0 || m > SIEVE_M_MAX || k == 0)
        return NULL;
    struct sieve *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    *s = (struct sieve){ m, seed, k, calloc(bytes_for(m), 1) };
    if (s->row)
        return s;
    free(s);
    return NULL;
}

void sieve_free(struct sieve *s)
{
    if (s != NULL)
        free(s->row);
    free(s);
}

static unsigned char value_of(uint64_t at)
{
    return (unsigned char)(1u << at % 8);
}

bool sieve_add(struct sieve *s, const void *key, size_t len)
{
    uint64_t h = hash_xxh3(key, len, s->seed);
    bool any = false;
    for (unsigned i = 0; i < s->k; i++) {
        uint64_t at = probe_scale(probe_draw(h, i), s->m);
        any = any || !(s->row[at / 8] & value_of(at));
        s->row[at / 8] |= value_of(at);
    }
    return any;
}

bool sieve_query(const struct sieve *s, const void *key, size_t len)
{
    uint64_t h = hash_xxh3(key, len, s->seed);
    for (unsigned i = 0; i < s->k; i++) {
        uint64_t at = probe_scale(probe_draw(h, i), s->m);
        if (!(s->row[at / 8] & value_of(at)))
            return false;
    }
    return true;
}

uint64_t sieve_ones(const struct sieve *s)
{
    uint64_t total = 0;
    for (size_t i = 0; i < bytes_for(s->m); i++)
        for (unsigned byte = s->row[i]; byte != 0; byte >>= 1)
            total += byte & 1;
    return total;
}

unsigned char *sieve_bytes(struct sieve *s)
{
    return s->row;
}
