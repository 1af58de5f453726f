/* Range: the numbers that a text stands for, one after the other.
 *
 *     10                     one number
 *     1:10                   1, 2, 3 … 10
 *     100:10000:100          in steps of 100
 *     1e2:1e6:x10            each ten times the one before
 *     1:5,10,20:40:10        a list of such
 *
 *     for (range_start(&r, text, 1, most); range_next(&r, &n); )
 */
#ifndef RANGE_H
#define RANGE_H

#include <stdbool.h>
#include <stdint.h>

/* Its insides are not the caller's business. */
struct range {
    const char *rest;         /* parts still to come; borrowed */
    uint64_t next, last;      /* of the present part, if any is left */
    uint64_t step;            /* added, or 0: */
    double factor;            /* multiplied, then rounded, by at least 1 up */
    bool inside;
};

/* Why a range was refused: each is the message itself. */
extern const char range_bad[];
extern const char range_backwards[];
extern const char range_step[];
extern const char range_outside[];

/* Checks the whole text, that each number is from least to most, and stands
 * before the first of them. NULL, or why not. */
const char *range_start(struct range *r, const char *text, uint64_t least,
                        uint64_t most);

/* The next number; false after the last. */
bool range_next(struct range *r, uint64_t *value);

/* Whether `value`, which range_next() has just told of the range `text`, came
 * in an earlier part of it as well. */
bool range_repeats(const struct range *r, const char *text, uint64_t value);

#endif
