/* Growing: a filter for who does not know how many keys will come, a row of
 * Bloom filters of which each is sized for twice as many keys as the one before
 * (Almeida et al. 2007). It never loses a key, and its false-positive rate, on
 * average over seeds, stays at most p.
 */
#ifndef GROWING_H
#define GROWING_H

#include "bloom.h"

struct growing;

/* A row of one empty filter, for n keys at first, that keeps rate p however
 * many come. The caller's to growing_free. On refusal NULL, with the reason in
 * *why (sizing_bad_n, sizing_bad_p, sizing_too_big, sizing_beyond_hash,
 * bloom_no_memory) unless why is NULL. */
struct growing *growing_new(uint64_t n, double p, uint64_t seed,
                            const char **why);

/* Frees the row and its filters; NULL is allowed. */
void growing_free(struct growing *g);

/* Adds a key unless the row says "maybe" to it already. True when it was added.
 * Opens a new filter when the last has been given all it was sized for; when
 * there can be none, the last one takes the key all the same. */
bool growing_add(struct growing *g, const void *key, size_t len);

/* False: certainly never added. True: maybe added. */
bool growing_query(const struct growing *g, const void *key, size_t len);

/* The number of filters, at least 1, and number i of them, the oldest being
 * number 0: sized for 2^i n keys. It stays the row's own. */
size_t growing_count(const struct growing *g);
const struct bloom *growing_filter(const struct growing *g, size_t i);

#endif
