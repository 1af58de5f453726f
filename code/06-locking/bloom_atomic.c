#include "bloom_atomic.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "bits.h"

/* No hidden locks; and memory of zeros is an array of zeros. */
_Static_assert(ATOMIC_LLONG_LOCK_FREE == 2
               && sizeof(_Atomic uint64_t) == sizeof(uint64_t),
               "64-bit atomics must be machine words");

struct bloom_atomic {
    _Atomic uint64_t *words;    /* m bits; never touched but as atomics */
    uint64_t m;
    unsigned k;
    uint64_t seed;
    const struct probe_scheme *scheme;
};

static struct bloom_atomic *refuse(const char **why, const char *reason)
{
    if (why)
        *why = reason;
    return NULL;
}

struct bloom_atomic *bloom_atomic_new(uint64_t m, unsigned k,
                                      const struct probe_scheme *scheme,
                                      uint64_t seed, const char **why)
{
    assert(scheme);
    if (m < 1 || m > BLOOM_M_MAX)
        return refuse(why, bloom_bad_m);
    if (k < 1 || k > BLOOM_K_MAX)
        return refuse(why, bloom_bad_k);
    struct bloom_atomic *a = malloc(sizeof *a);
    _Atomic uint64_t *words = (_Atomic uint64_t *)bits_new(m);
    if (!a || !words) {
        free(words);
        free(a);
        return refuse(why, bloom_no_memory);
    }
    *a = (struct bloom_atomic){ words, m, k, seed, scheme };
    return a;
}

void bloom_atomic_free(struct bloom_atomic *a)
{
    if (a)
        free(a->words);
    free(a);
}

static uint64_t load(const _Atomic uint64_t *word)
{
    return atomic_load_explicit(word, memory_order_relaxed);
}

static uint64_t bit_at(const _Atomic uint64_t *words, uint64_t at)
{
    return load(&words[at / 64]) >> at % 64 & 1;
}

/* Did this very call turn the bit from 0 to 1? Of all threads that try, one is
 * told yes. A look first: it leaves the cache line with everybody, and most
 * bits of a used filter are set already. */
static bool set(_Atomic uint64_t *words, uint64_t at)
{
    if (bit_at(words, at))
        return false;
    uint64_t bit = UINT64_C(1) << at % 64;
    return !(atomic_fetch_or_explicit(&words[at / 64], bit,
                                      memory_order_relaxed) & bit);
}

bool bloom_atomic_add(struct bloom_atomic *a, const void *key, size_t len)
{
    struct probe p = probe_start(a->scheme, a->m, a->seed, key, len);
    bool changed = false;
    for (unsigned i = 0; i < a->k; i++)
        changed |= set(a->words, probe_at(&p, i));
    return changed;
}

/* The four are read and joined without a branch in between. */
static bool four_set(const _Atomic uint64_t *words, const struct probe *p,
                     unsigned i)
{
    uint64_t a = probe_at(p, i), b = probe_at(p, i + 1);
    uint64_t c = probe_at(p, i + 2), d = probe_at(p, i + 3);
    return bit_at(words, a) & bit_at(words, b)
         & bit_at(words, c) & bit_at(words, d);
}

bool bloom_atomic_query(const struct bloom_atomic *a, const void *key,
                        size_t len)
{
    struct probe p = probe_start(a->scheme, a->m, a->seed, key, len);
    unsigned i = 0;
    for (; i + 4 <= a->k; i += 4)
        if (!four_set(a->words, &p, i))
            return false;
    for (; i < a->k; i++)
        if (!bit_at(a->words, probe_at(&p, i)))
            return false;
    return true;
}

struct bloom_atomic *bloom_atomic_from(const struct bloom *plain,
                                       const char **why)
{
    struct bloom_atomic *a = bloom_atomic_new(
        bloom_m(plain), bloom_k(plain), bloom_scheme(plain),
        bloom_seed(plain), why);
    for (size_t i = 0; a && i < bits_words(a->m); i++)
        atomic_init(&a->words[i], bloom_look(plain)[i]);
    return a;
}

struct bloom *bloom_atomic_snapshot(const struct bloom_atomic *a,
                                    const char **why)
{
    struct bloom *b = bloom_new(a->m, a->k, a->scheme, a->seed, why);
    for (size_t i = 0; b && i < bits_words(a->m); i++)
        bloom_words(b)[i] = load(&a->words[i]);
    return b;
}
