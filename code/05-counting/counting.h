/* Counting: a Bloom filter that can take a key out again. Each of the m
 * positions has a counter of 4 or 16 bits (Fan, Cao, Almeida, Broder 2000),
 * and beside it the one bit of a plain filter, which is 1 while the counter is
 * above 0: queries need no more than that bit. A key has k positions; one that
 * occurs twice among them counts twice, going in and coming out.
 *
 * What it promises: no false negatives, as long as only keys are removed that
 * are in it, each at most as often as it was added.
 *
 * What it cannot know, and so does not refuse:
 *   - the removal of a false positive: a key that was never added although
 *     counting_query() says "maybe";
 *   - the removal of a key once too often, when other keys have kept its
 *     counters above 0.
 * Both lower counters that belong to other keys, and those may be forgotten:
 * k ln 2 of them on average for each false positive removed, at a fill of one
 * half (4.85 for k = 7). Remove only what you know you have added.
 *
 * A counter at its maximum (15 or 65535) has lost count and is stuck until
 * counting_clear(). That never forgets a key; it may keep one too long.
 *
 * Any number of threads may query, tally and copy at once. Adding, clearing
 * and removing (even a removal that is refused) need the filter for
 * themselves.
 */
#ifndef COUNTING_H
#define COUNTING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "bloom.h"
#include "probe.h"

struct counting;

/* Why something was refused, besides bloom_bad_m and bloom_bad_k: each is the
 * message itself. */
extern const char counting_bad_bits[];
extern const char counting_no_memory[];
extern const char counting_absent[];
extern const char counting_stuck[];

/* An empty filter of m counters (1 to BLOOM_M_MAX) of 4 or 16 bits, with k
 * positions per key (1 to BLOOM_K_MAX), that the caller gives back with
 * counting_free. On refusal NULL, with the reason in *why unless why is
 * NULL. */
struct counting *counting_new(uint64_t m, unsigned k, unsigned bits,
                              const struct probe_scheme *scheme,
                              uint64_t seed, const char **why);

/* The same for n keys at a time and rate p, which it keeps: sizing_hashed with
 * probe_stream. The reason may be one of sizing.h. */
struct counting *sizing_counting(uint64_t n, double p, unsigned bits,
                                 uint64_t seed, const char **why);

/* Frees a filter; NULL is allowed. */
void counting_free(struct counting *c);

/* Adds a key, once more if it is there already. True when a counter was 0: the
 * key was certainly new. False: it looked as if it were there. */
bool counting_add(struct counting *c, const void *key, size_t len);

/* Takes one copy of a key out. One of three answers:
 *   NULL             done: each of its k counters went down;
 *   counting_absent  refused: the key is certainly not there, and not one byte
 *                    has changed;
 *   counting_stuck   done as far as it can be: a counter of the key is stuck
 *                    and stays, the others went down. It may still be found. */
const char *counting_remove(struct counting *c, const void *key, size_t len);

/* False: the key is certainly not there. True: maybe it is. */
bool counting_query(const struct counting *c, const void *key, size_t len);

/* Forgets all keys, and sets the stuck counters free too. */
void counting_clear(struct counting *c);

uint64_t counting_m(const struct counting *c);
unsigned counting_k(const struct counting *c);

/* Bits of one counter, 4 or 16. */
unsigned counting_bits(const struct counting *c);

/* The plain filter inside, which answers the queries. It belongs to c, changes
 * with it, and tells its scheme and seed. */
const struct bloom *counting_bloom(const struct counting *c);

/* What counting_add works on, for those who add in their own way: m counters,
 * packed from the first word's lowest bit on, and the m bits of the plain
 * filter, each of which is 1 while its counter is above 0. Whoever changes one
 * keeps the other in step. */
uint64_t *counting_words(struct counting *c);
uint64_t *counting_ones(struct counting *c);

/* A copy of that plain filter for the caller to give back with bloom_free. Or
 * NULL where there is no memory, with the reason in *why unless it is NULL. */
struct bloom *counting_to_bloom(const struct counting *c, const char **why);

/* A copy with all its counters for the caller to give back with counting_free;
 * NULL as above. */
struct counting *counting_copy(const struct counting *c, const char **why);

/* Reads and sets counter i, 0 <= i < m; a count above the maximum becomes the
 * maximum. To restore a filter, say, one counter after the other. */
unsigned counting_count_at(const struct counting *c, uint64_t i);
void counting_set_at(struct counting *c, uint64_t i, unsigned count);

/* What the counters tell, from one walk over them: O(m). The estimates of
 * estimate.h and fpr_given() take these numbers. */
struct counting_tally {
    uint64_t sum;        /* k times the live insertions if none is stuck */
    uint64_t nonzero;    /* X, the 1 bits of the plain filter */
    uint64_t saturated;  /* counters that are stuck */
};

struct counting_tally counting_tally(const struct counting *c);

#endif
