/* Filter: a filter of either kind, plain or counting, and how many insertions
 * it has seen: what a file holds.
 *
 *     struct filter f = { .bloom = bloom_new(…) };     or { .counting = … }
 *     filter_add(&f, key, len);
 *     filter_free(&f);
 */
#ifndef FILTER_H
#define FILTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "bloom.h"
#include "counting.h"
#include "many.h"
#include "record.h"

/* Exactly one of the two pointers is not NULL; the filter owns it. */
struct filter {
    struct bloom *bloom;
    struct counting *counting;
    uint64_t insertions;     /* keys added, less those taken out; 0 at least */
};

/* Adds a key and counts it. True: it was certainly new. */
bool filter_add(struct filter *f, const void *key, size_t len);

/* Adds keys and counts them. fresh[i]: key number i was certainly new. The
 * answers need room for all keys and may not be NULL. */
void filter_add_many(struct filter *f, const struct many_key *keys,
                     size_t count, bool *fresh);

/* Takes a key out of a counting filter and counts it. NULL or why not, as
 * counting_remove(); filter_plain for a plain filter, which cannot. */
const char *filter_remove(struct filter *f, const void *key, size_t len);
extern const char filter_plain[];

/* False: the key is certainly not in it. True: maybe it is. */
bool filter_query(const struct filter *f, const void *key, size_t len);

/* The plain filter that answers the queries; it belongs to f. */
const struct bloom *filter_bits(const struct filter *f);

/* Frees what the filter owns and leaves it empty-handed. */
void filter_free(struct filter *f);

/* What a file's header says of it; body_hash is 0. */
struct record filter_record(const struct filter *f);

/* An empty filter as the record says; false, with *why, as bloom_new(). */
bool filter_new(struct filter *f, const struct record *r, const char **why);

/* Word i of the file's body, and the reverse. A word holds 64 / r->bits
 * positions; what lies beyond m reads as 0 and must be written as 0. */
uint64_t filter_word(const struct filter *f, uint64_t i);
void filter_set_word(struct filter *f, uint64_t i, uint64_t word);

#endif
