/* Counting: a Bloom filter that can take a key out again. Each of the m
 * positions holds a counter of 4 or 16 bits instead of one bit (Fan, Cao,
 * Almeida, Broder 2000). A key has k positions; one that occurs twice among
 * them counts twice, going in and coming out.
 *
 * What it promises: no false negatives, as long as only keys are removed that
 * are in it, each at most as often as it was added.
 *
 * What it cannot know, and so does not refuse:
 *   - the removal of a false positive, a key that was never added although
 *     counting_query() says "maybe";
 *   - the removal of a key for the second time, when other keys have kept its
 *     counters above 0.
 * Both lower counters that belong to other keys, and those may be forgotten:
 * k ln 2 of them on average for each false positive removed, at the usual
 * fill of one half (4.85 for k = 7). Remove what you know you have added.
 *
 * A counter at its maximum (15 or 65535) has lost count and is stuck: it stays
 * until counting_clear(). That never forgets a key; it may keep one too long.
 *
 * Any number of threads may query and tally at once. Adding, removing (even a
 * removal that is refused) and clearing need the filter for themselves.
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

/* Forgets all keys, and frees the stuck counters too. */
void counting_clear(struct counting *c);

uint64_t counting_m(const struct counting *c);
unsigned counting_k(const struct counting *c);
unsigned counting_bits(const struct counting *c);
const struct probe_scheme *counting_scheme(const struct counting *c);
uint64_t counting_seed(const struct counting *c);

/* The counter at position i, 0 <= i < m. */
unsigned counting_count_at(const struct counting *c, uint64_t i);

/* The counters themselves, as counters.h packs them: bits_words(m * bits)
 * words, owned by the filter. */
uint64_t *counting_words(struct counting *c);

/* All that the counters tell, from one walk over them: O(m). The estimates of
 * estimate.h and fpr_given() take these numbers. */
struct counting_tally {
    uint64_t sum;        /* k times the copies in the filter, if saturated is 0 */
    uint64_t nonzero;    /* X: what would be 1 bits in a plain filter */
    uint64_t saturated;  /* counters stuck at their maximum */
};

struct counting_tally counting_tally(const struct counting *c);

/* A plain filter with the same m, k, scheme and seed that gives the same
 * answer to every query, for the caller to give back with bloom_free. NULL
 * where there is no memory for it, with the reason in *why unless why is
 * NULL. */
struct bloom *counting_to_bloom(const struct counting *c, const char **why);

#endif
