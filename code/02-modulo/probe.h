/* Probe: the k positions of a key, by one of several index schemes.
 *
 *     struct probe p = probe_start(scheme, m, seed, key, len);
 *     for (unsigned i = 0; i < k; i++)
 *         use(probe_at(&p, i));            each in 0 .. m-1
 *
 * The same (scheme, m, seed, key) gives the same positions everywhere, always.
 * m is 1 to 2^48 and i is below 4096: then no sum below overflows.
 */
#ifndef PROBE_H
#define PROBE_H

#include <stddef.h>
#include <stdint.h>

#include "hash.h"

struct probe_scheme;

/* One key on its way to its positions. */
struct probe {
    const struct probe_scheme *scheme;
    uint64_t m;          /* positions are below it */
    uint64_t seed;
    const void *key;     /* borrowed until the last probe_at */
    size_t len;
    uint64_t h1, h2;     /* what the scheme drew from the key */
};

/* An index scheme: what it draws from a key, and its position number i. */
struct probe_scheme {
    const char *name;
    void (*start)(struct probe *p);                      /* sets h1, h2 */
    uint64_t (*at)(const struct probe *p, unsigned i);   /* below p->m */
};

/* k seeded hashes, each modulo m. */
extern const struct probe_scheme probe_salted;

/* (h1 + i h2) mod m (Kirsch and Mitzenmacher 2006). */
extern const struct probe_scheme probe_double;

/* (h1 + i h2 + (i^3 - i)/6) mod m (Dillinger and Manolios 2004). */
extern const struct probe_scheme probe_enhanced;

/* One hash starts a SplitMix64 sequence, each of its numbers scaled to m: the
 * one to use. */
extern const struct probe_scheme probe_stream;

/* The four schemes, then NULL. */
extern const struct probe_scheme *const probe_schemes[];

/* The scheme of that name, or NULL. */
const struct probe_scheme *probe_by_name(const char *name);

/* Every bit of x reaches every bit of the result: SplitMix64's finaliser, a
 * bijection (Stafford's mix 13, as used by Steele, Lea, Flood 2014). */
static inline uint64_t probe_mix(uint64_t x)
{
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9;
    x = (x ^ x >> 27) * 0x94D049BB133111EB;
    return x ^ x >> 31;
}

/* The step of SplitMix64's states: 2^64 over the golden ratio, made odd. */
#define PROBE_GAMMA UINT64_C(0x9E3779B97F4A7C15)

/* Number i of the SplitMix64 sequence that starts at `state`. */
static inline uint64_t probe_draw(uint64_t state, unsigned i)
{
    return probe_mix(state + (i + UINT64_C(1)) * PROBE_GAMMA);
}

/* probe_scale in 64-bit arithmetic: long multiplication in base 2^32. */
static inline uint64_t probe_scale_halves(uint64_t h, uint64_t m)
{
    uint64_t h1 = h >> 32, h0 = h & UINT32_MAX;
    uint64_t m1 = m >> 32, m0 = m & UINT32_MAX;
    uint64_t mid = h1 * m0 + (h0 * m0 >> 32);
    uint64_t low = h0 * m1 + (mid & UINT32_MAX);
    return h1 * m1 + (mid >> 32) + (low >> 32);
}

/* Multiply-shift: floor(h m / 2^64), which is below m for every h. */
static inline uint64_t probe_scale(uint64_t h, uint64_t m)
{
#ifdef __SIZEOF_INT128__
    __extension__ typedef unsigned __int128 wide;
    return (uint64_t)((wide)h * m >> 64);
#else
    return probe_scale_halves(h, m);
#endif
}

/* The next number of the sequence whose last state is *state, scaled to m. The
 * positions of probe_stream are the first k, from the key's hash on. */
static inline uint64_t probe_next(uint64_t *state, uint64_t m)
{
    *state += PROBE_GAMMA;
    return probe_scale(probe_mix(*state), m);
}

/* probe_stream is handled here, so that its loops contain no call. */
static inline struct probe probe_start(const struct probe_scheme *scheme,
                                       uint64_t m, uint64_t seed,
                                       const void *key, size_t len)
{
    struct probe p = { scheme, m, seed, key, len, 0, 0 };
    if (scheme == &probe_stream) {
        p.h1 = hash_xxh3(key, len, seed);
        return p;
    }
    struct probe other = p;
    scheme->start(&other);
    return other;
}

/* Position number i. A scheme gets a copy: a probe whose address is never
 * given away can stay in registers. */
static inline uint64_t probe_at(const struct probe *p, unsigned i)
{
    if (p->scheme == &probe_stream)
        return probe_scale(probe_draw(p->h1, i), p->m);
    struct probe copy = *p;
    return copy.scheme->at(&copy, i);
}

#endif
