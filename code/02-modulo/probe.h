/* Probe: the k positions of a key, by one of several index schemes.
 *
 *     struct probe p = probe_start(scheme, m, seed, key, len);
 *     for (unsigned i = 0; i < k; i++)
 *         use(probe_at(&p, i));            each in 0 .. m-1
 *
 * The same (scheme, m, seed, key) always gives the same positions.
 */
#ifndef PROBE_H
#define PROBE_H

#include <stddef.h>
#include <stdint.h>

struct probe {
    const struct probe_scheme *scheme;
    uint64_t m;          /* positions are below it */
    uint64_t h1, h2;     /* what the scheme drew from the key */
    const void *key;     /* borrowed until the last probe_at */
    size_t len;
    uint64_t seed;
};

/* An index scheme: how it reads a key, and its position number i. */
struct probe_scheme {
    const char *name;
    void (*start)(struct probe *p);                      /* sets h1, h2 */
    uint64_t (*at)(const struct probe *p, unsigned i);   /* below p->m */
};

extern const struct probe_scheme probe_salted;   /* k seeded hashes, modulo m */
extern const struct probe_scheme probe_double;   /* h1 + i h2, modulo m */
extern const struct probe_scheme probe_enhanced; /* h1 + i h2 + (i^3-i)/6, modulo m */
extern const struct probe_scheme probe_stream;   /* SplitMix64 from one hash, multiply-shift: the default */

/* The four schemes, ended by NULL. */
extern const struct probe_scheme *const probe_schemes[];

/* The scheme of that name, or NULL. */
const struct probe_scheme *probe_by_name(const char *name);

/* Inline here: probe_start, probe_at; for probe_stream without a call through
 * a pointer (the helpers probe_mix: SplitMix64's finaliser; probe_scale: the
 * high 64 bits of h * m), for the others through the scheme. */

#endif
