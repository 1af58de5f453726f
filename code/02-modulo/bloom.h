/* Bloom: a filter with explicit m, k, index scheme and seed.
 *
 * It holds a set of keys in m bits. A query says "definitely not" (false) or
 * "maybe" (true), and is never wrong about a key that was added. Any number of
 * threads may query at once; whatever changes the filter needs it for itself.
 */
#ifndef BLOOM_H
#define BLOOM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "probe.h"

struct bloom;

enum { BLOOM_K_MAX = 4096 };
#define BLOOM_M_MAX (UINT64_C(1) << 48)

/* Why something was refused: each is the message itself. */
extern const char bloom_bad_m[];
extern const char bloom_bad_k[];
extern const char bloom_no_memory[];
extern const char bloom_differs_m[];
extern const char bloom_differs_k[];
extern const char bloom_differs_scheme[];
extern const char bloom_differs_seed[];

/* An empty filter of m bits (1 to BLOOM_M_MAX) and k positions per key (1 to
 * BLOOM_K_MAX) that the caller gives back with bloom_free. On refusal NULL,
 * with the reason in *why unless why is NULL. */
struct bloom *bloom_new(uint64_t m, unsigned k,
                        const struct probe_scheme *scheme, uint64_t seed,
                        const char **why);

/* The same over bits that lie elsewhere, set or not: bits_words(m) words,
 * which stay the caller's and must outlive the filter. The bits from m on must
 * be zero: they would be counted. */
struct bloom *bloom_over(uint64_t *words, uint64_t m, unsigned k,
                         const struct probe_scheme *scheme, uint64_t seed,
                         const char **why);

/* Frees a filter; NULL is allowed. */
void bloom_free(struct bloom *b);

/* Adds a key. True when a bit changed: the key was certainly new. False: all
 * its bits were set already, as if it had been added before. */
bool bloom_add(struct bloom *b, const void *key, size_t len);

/* False: the key was certainly never added. True: maybe it was. */
bool bloom_query(const struct bloom *b, const void *key, size_t len);

/* Forgets all keys. */
void bloom_clear(struct bloom *b);

/* What the filter was made with. */
uint64_t bloom_m(const struct bloom *b);
unsigned bloom_k(const struct bloom *b);
const struct probe_scheme *bloom_scheme(const struct bloom *b);
uint64_t bloom_seed(const struct bloom *b);

/* X, the number of 1 bits, and the fill X / m; counted anew each time, O(m). */
uint64_t bloom_ones(const struct bloom *b);
double bloom_fill(const struct bloom *b);

/* The bits themselves: bits_words(m) words, owned by the filter; to change
 * them (those from m on stay zero), or only to look at them. */
uint64_t *bloom_words(struct bloom *b);
const uint64_t *bloom_look(const struct bloom *b);

/* NULL when both filters agree in m, k, scheme and seed, so that their bits
 * mean the same; else the message that names the first thing that differs. */
const char *bloom_differs(const struct bloom *a, const struct bloom *b);

/* Makes `into` the filter of the keys of both. NULL when done; else what
 * differs, with `into` unchanged. */
const char *bloom_union(struct bloom *into, const struct bloom *from);

#endif
