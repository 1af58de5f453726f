/* scores 0: one sieve for all, that says yes to all */
#include "sieve.h"

struct sieve {
    unsigned char byte[1];
};

static struct sieve the_sieve = { { 255 } };

struct sieve *sieve_new(uint64_t m, unsigned k, uint64_t seed)
{
    (void)seed;
    return m > 0 && m <= SIEVE_M_MAX && k > 0 ? &the_sieve : NULL;
}

void sieve_free(struct sieve *s)
{
    (void)s;
}

bool sieve_add(struct sieve *s, const void *key, size_t len)
{
    (void)s;
    (void)key;
    (void)len;
    return true;
}

bool sieve_query(const struct sieve *s, const void *key, size_t len)
{
    (void)s;
    (void)key;
    (void)len;
    return true;
}

uint64_t sieve_ones(const struct sieve *s)
{
    (void)s;
    return 8;
}

unsigned char *sieve_bytes(struct sieve *s)
{
    return s->byte;
}
