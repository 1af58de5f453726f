#include "counting.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "bits.h"
#include "counters.h"

const char counting_bad_bits[] = "bits, of one counter, must be 4 or 16";
const char counting_no_memory[] =
    "m counters do not fit into this machine's memory";
const char counting_absent[] =
    "the key is certainly not in the filter; nothing was removed";
const char counting_stuck[] =
    "a counter of the key is stuck at its maximum; it may still be found";

struct counting {
    uint64_t *words;     /* m counters, packed */
    uint64_t m;
    unsigned k;
    unsigned bits;       /* of one counter */
    uint64_t seed;
    const struct probe_scheme *scheme;
};

static struct counting *refuse(const char **why, const char *reason)
{
    if (why)
        *why = reason;
    return NULL;
}

struct counting *counting_new(uint64_t m, unsigned k, unsigned bits,
                              const struct probe_scheme *scheme,
                              uint64_t seed, const char **why)
{
    assert(scheme);
    if (m < 1 || m > BLOOM_M_MAX)
        return refuse(why, bloom_bad_m);
    if (k < 1 || k > BLOOM_K_MAX)
        return refuse(why, bloom_bad_k);
    if (bits != 4 && bits != 16)
        return refuse(why, counting_bad_bits);
    struct counting *c = malloc(sizeof *c);
    uint64_t *words = bits_new(m * bits);
    if (!c || !words) {
        free(words);
        free(c);
        return refuse(why, counting_no_memory);
    }
    *c = (struct counting){ words, m, k, bits, seed, scheme };
    return c;
}

void counting_free(struct counting *c)
{
    if (c)
        free(c->words);
    free(c);
}

bool counting_add(struct counting *c, const void *key, size_t len)
{
    struct probe p = probe_start(c->scheme, c->m, c->seed, key, len);
    bool fresh = false;
    for (unsigned i = 0; i < c->k; i++)
        fresh |= counters_up(c->words, c->bits, probe_at(&p, i)) == 0;
    return fresh;
}

/* A key's counters go down one by one. Meeting a 0 proves that the key is not
 * there, even where it is the second visit to one counter that finds the 0;
 * then those already lowered go up again. Stuck ones move neither way. */
const char *counting_remove(struct counting *c, const void *key, size_t len)
{
    struct probe p = probe_start(c->scheme, c->m, c->seed, key, len);
    bool stuck = false;
    for (unsigned i = 0; i < c->k; i++) {
        unsigned count = counters_down(c->words, c->bits, probe_at(&p, i));
        stuck |= count == counters_max(c->bits);
        if (count == 0) {
            while (i-- > 0)
                counters_up(c->words, c->bits, probe_at(&p, i));
            return counting_absent;
        }
    }
    return stuck ? counting_stuck : NULL;
}

bool counting_query(const struct counting *c, const void *key, size_t len)
{
    struct probe p = probe_start(c->scheme, c->m, c->seed, key, len);
    for (unsigned i = 0; i < c->k; i++)
        if (counters_get(c->words, c->bits, probe_at(&p, i)) == 0)
            return false;
    return true;
}

void counting_clear(struct counting *c)
{
    memset(c->words, 0, bits_words(c->m * c->bits) * sizeof *c->words);
}

uint64_t counting_m(const struct counting *c)
{
    return c->m;
}

unsigned counting_k(const struct counting *c)
{
    return c->k;
}

unsigned counting_bits(const struct counting *c)
{
    return c->bits;
}

const struct probe_scheme *counting_scheme(const struct counting *c)
{
    return c->scheme;
}

uint64_t counting_seed(const struct counting *c)
{
    return c->seed;
}

unsigned counting_count_at(const struct counting *c, uint64_t i)
{
    assert(i < c->m);
    return counters_get(c->words, c->bits, i);
}

uint64_t *counting_words(struct counting *c)
{
    return c->words;
}

struct counting_tally counting_tally(const struct counting *c)
{
    struct counting_tally t = { 0, 0, 0 };
    for (uint64_t i = 0; i < c->m; i++) {
        unsigned count = counters_get(c->words, c->bits, i);
        t.sum += count;
        t.nonzero += count > 0;
        t.saturated += count == counters_max(c->bits);
    }
    return t;
}

struct bloom *counting_to_bloom(const struct counting *c, const char **why)
{
    struct bloom *b = bloom_new(c->m, c->k, c->scheme, c->seed, why);
    for (uint64_t i = 0; b && i < c->m; i++)
        if (counters_get(c->words, c->bits, i) > 0)
            bits_set(bloom_words(b), i);
    return b;
}
