/* Tally: a measured point as whole numbers, which can be added up anywhere, in
 * any order, without a digit being lost. What is said about the rate follows
 * from these sums alone: so shares that were measured apart give, when added,
 * the very numbers of a single run.
 */
#ifndef TALLY_H
#define TALLY_H

#include <stdbool.h>
#include <stdint.h>

#include "stats.h"
#include "table.h"

/* The texts belong to the tally: see tally_free. */
struct tally {
    uint64_t m, n, probes;
    unsigned k;
    char *scheme, *keys, *filters;
    uint64_t trials, false_positives;
    uint64_t squares;        /* of each filter's false positives, summed */
};

/* The columns of tally_row. */
extern const char tally_columns[];

/* Up to so many trials of this many probes, `squares` stays below 2^64. */
uint64_t tally_most_trials(uint64_t probes);

/* The least and the most that `squares` can be, given the other numbers. */
uint64_t tally_least_squares(const struct tally *t);
uint64_t tally_most_squares(const struct tally *t);

/* Do both stand for the same experiment, apart from the filters? */
bool tally_alike(const struct tally *a, const struct tally *b);

/* Adds `from`, which is alike. NULL, or why not; then `into` is unchanged. */
const char *tally_add(struct tally *into, const struct tally *from);
extern const char tally_too_many[];

/* The rate and its 95 % interval, by the rules of measure(). */
double tally_rate(const struct tally *t);
struct interval tally_interval(const struct tally *t);

/* One row of a table; false when it could not be written. */
bool tally_row(struct table *out, const struct tally *t);

void tally_free(struct tally *t);

#endif
