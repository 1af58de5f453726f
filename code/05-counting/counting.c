#include "counting.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "bits.h"
#include "counters.h"

struct counting {
    uint64_t *words;      /* m counters, packed */
    unsigned bits;        /* of one counter */
    struct bloom *plain;  /* its bit i is 1 while counter i is above 0 */
    uint64_t *ones;       /* the words of plain and what else it knows, at */
    uint64_t m;           /* hand for the functions that must be fast */
    unsigned k;
    uint64_t seed;
    const struct probe_scheme *scheme;
};

const char counting_bad_bits[] = "bits, of one counter, must be 4 or 16";
const char counting_no_memory[] =
    "m counters do not fit into this machine's memory";
const char counting_absent[] =
    "the key is certainly not in the filter; nothing was removed";
const char counting_stuck[] =
    "a counter of the key is stuck at its maximum; it may still be found";

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
    if (bits != 4 && bits != 16)
        return refuse(why, counting_bad_bits);
    struct bloom *plain = bloom_new(m, k, scheme, seed, why);
    if (!plain)
        return NULL;
    struct counting *c = malloc(sizeof *c);
    uint64_t *words = bits_new(m * bits);
    if (!c || !words) {
        free(words);
        free(c);
        bloom_free(plain);
        return refuse(why, counting_no_memory);
    }
    *c = (struct counting){ words, bits, plain, bloom_words(plain),
                            m, k, seed, scheme };
    return c;
}

void counting_free(struct counting *c)
{
    if (c) {
        bloom_free(c->plain);
        free(c->words);
    }
    free(c);
}

/* One up at position i. True when the counter was 0. */
static inline bool one_up(uint64_t *words, unsigned bits, uint64_t *ones,
                          uint64_t i)
{
    counters_up(words, bits, i);
    return bits_set(ones, i);
}

bool counting_add(struct counting *c, const void *key, size_t len)
{
    struct probe p = probe_start(c->scheme, c->m, c->seed, key, len);
    uint64_t *words = c->words, *ones = c->ones;
    unsigned bits = c->bits, k = c->k;
    bool fresh = false;
    for (unsigned i = 0; i < k; i++)
        fresh |= one_up(words, bits, ones, probe_at(&p, i));
    return fresh;
}

/* One down at position i. Returns the count before. */
static inline unsigned one_down(struct counting *c, uint64_t i)
{
    unsigned count = counters_down(c->words, c->bits, i);
    c->ones[i / 64] &= ~((uint64_t)(count == 1) << i % 64);
    return count;
}

/* The key's counters go down one by one. Meeting a 0 proves that the key is
 * not there, even where it is the second visit to one counter that finds it;
 * then those already lowered go up again. Stuck ones move neither way. */
const char *counting_remove(struct counting *c, const void *key, size_t len)
{
    struct probe p = probe_start(c->scheme, c->m, c->seed, key, len);
    bool stuck = false;
    for (unsigned i = 0; i < c->k; i++) {
        unsigned count = one_down(c, probe_at(&p, i));
        stuck |= count == counters_max(c->bits);
        if (count == 0) {
            while (i-- > 0)
                one_up(c->words, c->bits, c->ones, probe_at(&p, i));
            return counting_absent;
        }
    }
    return stuck ? counting_stuck : NULL;
}

bool counting_query(const struct counting *c, const void *key, size_t len)
{
    return bloom_query(c->plain, key, len);
}

void counting_clear(struct counting *c)
{
    bloom_clear(c->plain);
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

const struct bloom *counting_bloom(const struct counting *c)
{
    return c->plain;
}

uint64_t *counting_words(struct counting *c)
{
    return c->words;
}

uint64_t *counting_ones(struct counting *c)
{
    return c->ones;
}

struct bloom *counting_to_bloom(const struct counting *c, const char **why)
{
    struct bloom *copy = bloom_new(c->m, c->k, c->scheme, c->seed, why);
    if (copy)
        bloom_union(copy, c->plain);
    return copy;
}

struct counting *counting_copy(const struct counting *c, const char **why)
{
    struct counting *copy = counting_new(c->m, c->k, c->bits, c->scheme,
                                         c->seed, why);
    if (copy) {
        memcpy(copy->words, c->words, bits_words(c->m * c->bits) * 8);
        bloom_union(copy->plain, c->plain);
    }
    return copy;
}

unsigned counting_count_at(const struct counting *c, uint64_t i)
{
    assert(i < c->m);
    return counters_get(c->words, c->bits, i);
}

void counting_set_at(struct counting *c, uint64_t i, unsigned count)
{
    assert(i < c->m);
    unsigned max = counters_max(c->bits);
    counters_set(c->words, c->bits, i, count < max ? count : max);
    c->ones[i / 64] &= ~(UINT64_C(1) << i % 64);
    c->ones[i / 64] |= (uint64_t)(count > 0) << i % 64;
}

struct counting_tally counting_tally(const struct counting *c)
{
    struct counting_tally t = { 0, bloom_ones(c->plain), 0 };
    for (uint64_t i = 0; i < c->m; i++) {
        unsigned count = counters_get(c->words, c->bits, i);
        t.sum += count;
        t.saturated += count == counters_max(c->bits);
    }
    return t;
}
