/* Spends 16 bits on each counter whatever its width, and keeps the bits of the
 * plain filter by asking, after each step, whether the counter is zero. */
#include "counting.h"

#include <stdlib.h>
#include <string.h>

#include "bits.h"

struct counting {
    struct bloom *plain;
    unsigned bits, max;
    uint16_t *count;
};

const char counting_bad_bits[] = "a counter has 4 or 16 bits";
const char counting_no_memory[] = "there is no memory for m counters";
const char counting_absent[] = "certainly not in the filter";
const char counting_stuck[] = "a counter is stuck";

static struct counting *give_up(struct counting *c, const char **why,
                                const char *reason)
{
    counting_free(c);
    if (why)
        *why = reason;
    return NULL;
}

struct counting *counting_new(uint64_t m, unsigned k, unsigned bits,
                              const struct probe_scheme *scheme,
                              uint64_t seed, const char **why)
{
    struct counting *c = calloc(1, sizeof *c);
    if (!c)
        return give_up(c, why, counting_no_memory);
    if (bits != 4 && bits != 16)
        return give_up(c, why, counting_bad_bits);
    c->bits = bits;
    c->max = bits == 4 ? 15 : 65535;
    c->plain = bloom_new(m, k, scheme, seed, why);
    if (!c->plain) {
        counting_free(c);
        return NULL;
    }
    c->count = calloc((size_t)m, sizeof *c->count);
    return c->count ? c : give_up(c, why, counting_no_memory);
}

void counting_free(struct counting *c)
{
    if (!c)
        return;
    bloom_free(c->plain);
    free(c->count);
    free(c);
}

/* Moves counter i to `to`. */
static void put(struct counting *c, uint64_t i, unsigned to)
{
    uint64_t bit = UINT64_C(1) << i % 64;
    uint64_t *word = &bloom_words(c->plain)[i / 64];
    c->count[i] = (uint16_t)to;
    *word = to ? *word | bit : *word & ~bit;
}

static struct probe probe_of(const struct counting *c, const void *key,
                             size_t len)
{
    return probe_start(bloom_scheme(c->plain), counting_m(c),
                       bloom_seed(c->plain), key, len);
}

static void up(struct counting *c, uint64_t i)
{
    if (c->count[i] < c->max)
        put(c, i, c->count[i] + 1u);
}

bool counting_add(struct counting *c, const void *key, size_t len)
{
    struct probe p = probe_of(c, key, len);
    bool fresh = !counting_query(c, key, len);
    for (unsigned i = counting_k(c); i-- > 0;)
        up(c, probe_at(&p, i));
    return fresh;
}

const char *counting_remove(struct counting *c, const void *key, size_t len)
{
    struct probe p = probe_of(c, key, len);
    bool stuck = false;
    for (unsigned i = counting_k(c); i-- > 0;) {
        uint64_t at = probe_at(&p, i);
        if (c->count[at] == 0) {
            while (++i < counting_k(c))
                up(c, probe_at(&p, i));
            return counting_absent;
        }
        if (c->count[at] == c->max)
            stuck = true;
        else
            put(c, at, c->count[at] - 1u);
    }
    return stuck ? counting_stuck : NULL;
}

bool counting_query(const struct counting *c, const void *key, size_t len)
{
    return bloom_query(c->plain, key, len);
}

void counting_clear(struct counting *c)
{
    for (uint64_t i = 0; i < counting_m(c); i++)
        put(c, i, 0);
}

uint64_t counting_m(const struct counting *c)
{
    return bloom_m(c->plain);
}

unsigned counting_k(const struct counting *c)
{
    return bloom_k(c->plain);
}

unsigned counting_bits(const struct counting *c)
{
    return c->bits;
}

const struct bloom *counting_bloom(const struct counting *c)
{
    return c->plain;
}

struct bloom *counting_to_bloom(const struct counting *c, const char **why)
{
    struct bloom *b = bloom_new(counting_m(c), counting_k(c),
                                bloom_scheme(c->plain), bloom_seed(c->plain),
                                why);
    for (uint64_t i = 0; b && i < counting_m(c); i++)
        if (c->count[i])
            bits_set(bloom_words(b), i);
    return b;
}

unsigned counting_count_at(const struct counting *c, uint64_t i)
{
    return c->count[i];
}

void counting_set_at(struct counting *c, uint64_t i, unsigned count)
{
    put(c, i, count > c->max ? c->max : count);
}

struct counting_tally counting_tally(const struct counting *c)
{
    struct counting_tally t = { 0, 0, 0 };
    for (uint64_t i = counting_m(c); i-- > 0;) {
        t.sum += c->count[i];
        t.nonzero += c->count[i] != 0;
        t.saturated += c->count[i] >= c->max;
    }
    return t;
}
