#include "bloom.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "bits.h"

struct bloom {
    uint64_t *words;     /* m bits */
    uint64_t *owned;     /* what to free: the words, or NULL if borrowed */
    uint64_t m;
    unsigned k;
    uint64_t seed;
    const struct probe_scheme *scheme;
};

const char bloom_bad_m[] = "m, the number of bits, must be 1 to 2^48";
const char bloom_bad_k[] = "k, the positions per key, must be 1 to 4096";
const char bloom_no_memory[] = "m bits do not fit into this machine's memory";
const char bloom_differs_m[] = "the filters differ in m, their number of bits";
const char bloom_differs_k[] = "the filters differ in k, the positions per key";
const char bloom_differs_scheme[] = "the filters differ in their index scheme";
const char bloom_differs_seed[] = "the filters differ in their seed";

static struct bloom *refuse(const char **why, const char *reason)
{
    if (why)
        *why = reason;
    return NULL;
}

struct bloom *bloom_over(uint64_t *words, uint64_t m, unsigned k,
                         const struct probe_scheme *scheme, uint64_t seed,
                         const char **why)
{
    assert(scheme);
    if (m < 1 || m > BLOOM_M_MAX)
        return refuse(why, bloom_bad_m);
    if (k < 1 || k > BLOOM_K_MAX)
        return refuse(why, bloom_bad_k);
    struct bloom *b = malloc(sizeof *b);
    if (!b)
        return refuse(why, bloom_no_memory);
    *b = (struct bloom){ words, NULL, m, k, seed, scheme };
    return b;
}

/* The checks come first, then the words: nothing is allocated in vain. */
struct bloom *bloom_new(uint64_t m, unsigned k,
                        const struct probe_scheme *scheme, uint64_t seed,
                        const char **why)
{
    struct bloom *b = bloom_over(NULL, m, k, scheme, seed, why);
    if (!b)
        return NULL;
    b->words = b->owned = bits_new(m);
    if (b->words)
        return b;
    bloom_free(b);
    return refuse(why, bloom_no_memory);
}

void bloom_free(struct bloom *b)
{
    if (b)
        free(b->owned);
    free(b);
}

/* The default scheme has a loop of its own, without a call. */
static bool stream_add(uint64_t *words, uint64_t m, unsigned k, uint64_t state)
{
    bool changed = false;
    for (; k > 0; k--)
        changed |= bits_set(words, probe_next(&state, m));
    return changed;
}

bool bloom_add(struct bloom *b, const void *key, size_t len)
{
    if (b->scheme == &probe_stream)
        return stream_add(b->words, b->m, b->k, hash_xxh3(key, len, b->seed));
    struct probe p = probe_start(b->scheme, b->m, b->seed, key, len);
    bool changed = false;
    for (unsigned i = 0; i < b->k; i++)
        changed |= bits_set(b->words, probe_at(&p, i));
    return changed;
}

/* The four are read and joined without a branch in between. */
static inline bool four_set(const uint64_t *words, uint64_t m, uint64_t *state)
{
    uint64_t a = probe_next(state, m), b = probe_next(state, m);
    uint64_t c = probe_next(state, m), d = probe_next(state, m);
    return words[a / 64] >> a % 64 & words[b / 64] >> b % 64
         & words[c / 64] >> c % 64 & words[d / 64] >> d % 64 & 1;
}

/* A stranger is mostly found out within four probes, at a place that no
 * processor can predict. So four are made at a time, without a branch. */
static bool stream_query(const uint64_t *words, uint64_t m, unsigned k,
                         uint64_t state)
{
    for (; k >= 4; k -= 4)
        if (!four_set(words, m, &state))
            return false;
    for (; k > 0; k--)
        if (!bits_get(words, probe_next(&state, m)))
            return false;
    return true;
}

bool bloom_query(const struct bloom *b, const void *key, size_t len)
{
    if (b->scheme == &probe_stream)
        return stream_query(b->words, b->m, b->k,
                            hash_xxh3(key, len, b->seed));
    struct probe p = probe_start(b->scheme, b->m, b->seed, key, len);
    for (unsigned i = 0; i < b->k; i++)
        if (!bits_get(b->words, probe_at(&p, i)))
            return false;
    return true;
}

void bloom_clear(struct bloom *b)
{
    memset(b->words, 0, bits_words(b->m) * sizeof *b->words);
}

uint64_t bloom_m(const struct bloom *b)
{
    return b->m;
}

unsigned bloom_k(const struct bloom *b)
{
    return b->k;
}

const struct probe_scheme *bloom_scheme(const struct bloom *b)
{
    return b->scheme;
}

uint64_t bloom_seed(const struct bloom *b)
{
    return b->seed;
}

uint64_t bloom_ones(const struct bloom *b)
{
    return bits_count(b->words, bits_words(b->m));
}

double bloom_fill(const struct bloom *b)
{
    return (double)bloom_ones(b) / (double)b->m;
}

uint64_t *bloom_words(struct bloom *b)
{
    return b->words;
}

const uint64_t *bloom_look(const struct bloom *b)
{
    return b->words;
}

const char *bloom_differs(const struct bloom *a, const struct bloom *b)
{
    return a->m != b->m           ? bloom_differs_m
         : a->k != b->k           ? bloom_differs_k
         : a->scheme != b->scheme ? bloom_differs_scheme
         : a->seed != b->seed     ? bloom_differs_seed
                                  : NULL;
}

const char *bloom_union(struct bloom *into, const struct bloom *from)
{
    const char *differs = bloom_differs(into, from);
    if (differs)
        return differs;
    for (size_t i = 0; i < bits_words(into->m); i++)
        into->words[i] |= from->words[i];
    return NULL;
}
