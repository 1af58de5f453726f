/* Survey: asks filters about strangers, and says what that tells of their rate.
 */
#ifndef SURVEY_H
#define SURVEY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "stats.h"

struct survey {
    uint64_t asked, hits;          /* strangers, and the maybes they got */
    double rate;                   /* hits / asked, to 1e-12 */
    struct interval interval;      /* survey_interval(hits, asked) */
};

/* How to ask: is `key` maybe in this filter? It may count or record the call. */
typedef bool survey_query(void *filter, uint64_t key);

/* Asks one filter, which holds the keys 0 .. members-1, about the `strangers`
 * keys that come next, from `members` on: each of them once, in any order, and
 * no other key. `filter` is passed on as it is. strangers >= 1. */
struct survey survey_filter(survey_query *maybe, void *filter,
                            uint64_t members, uint64_t strangers);

/* Wilson's 95 % interval (z = 1.959964) for the rate of one filter, from so many
 * hits among asked >= 1 strangers: each end to 1e-6, and always within 0 to 1. At
 * no hits `lo` is 0, at nothing but hits `hi` is 1. hits <= asked <= 2^40. */
struct interval survey_interval(uint64_t hits, uint64_t asked);

/* The 95 % interval for the rate of the scheme, from the rates of two or more
 * filters: their mean, plus and minus Student's factor, times the root of their
 * sample variance over their number; cut to 0 .. 1. Each end to 1e-6. */
struct interval survey_scheme(const double *rate, size_t filters);

#endif
