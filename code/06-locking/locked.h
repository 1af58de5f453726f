/* Locked: a counting filter that any number of threads may use at the same
 * time. A read-write lock lets those who only ask in together, and those who
 * change something in alone.
 *
 * Each call happens at one moment between its start and its end, so every run
 * gives the answers of some order of the calls, one after another. Two calls
 * are still two moments: a query and then an add do not answer "was it new?",
 * the add alone does.
 *
 * Readers do not overtake a waiting writer, on any system: see locked.c.
 */
#ifndef LOCKED_H
#define LOCKED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "bloom.h"
#include "counting.h"

struct locked;

/* Why something was refused: the message itself. */
extern const char locked_no_lock[];

/* Takes a counting filter, empty or not, into its care: from here on it is used
 * and freed through the result alone, which the caller gives back with
 * locked_free. On refusal NULL, with the reason in *why unless why is NULL, and
 * the counting filter is freed. NULL in place of one gives NULL and leaves *why
 * alone, so that the reason is the right one of the two in
 *
 *     locked_new(counting_new(m, k, bits, scheme, seed, &why), &why)
 */
struct locked *locked_new(struct counting *c, const char **why);

/* Frees a filter that no other thread uses any more; NULL is allowed. */
void locked_free(struct locked *l);

/* Alone: as counting_add, counting_remove and counting_clear. Of threads that
 * add the same key at the same time, exactly one is told "new". */
bool locked_add(struct locked *l, const void *key, size_t len);
const char *locked_remove(struct locked *l, const void *key, size_t len);
void locked_clear(struct locked *l);

/* Together: as counting_query. */
bool locked_query(struct locked *l, const void *key, size_t len);

/* What the filter was made with, for the estimates of estimate.h, which want it
 * beside a tally. */
uint64_t locked_m(const struct locked *l);
unsigned locked_k(const struct locked *l);

/* Together, and consistent: all counters as they stand at one moment, with no
 * key half in. As counting_tally, counting_to_bloom and counting_copy: a
 * snapshot is what to save, and locked_new takes what was loaded. */
struct counting_tally locked_tally(struct locked *l);
struct bloom *locked_to_bloom(struct locked *l, const char **why);
struct counting *locked_snapshot(struct locked *l, const char **why);

#endif
