/* Measure: T filters of n keys each, asked Q keys that were never added.
 *
 * Every filter has a seed of its own. From a source without end, filter j takes
 * keys of its own as well: numbers j(n+Q) and on. From a source with an end,
 * all filters hold its keys 0 .. n-1 and are asked its keys n .. n+Q-1: the
 * result is then about these very keys, averaged over seeds.
 */
#ifndef MEASURE_H
#define MEASURE_H

#include <stdbool.h>
#include <stdint.h>

#include "keys.h"
#include "probe.h"
#include "stats.h"

struct measure_plan {
    uint64_t m, n;
    unsigned k;
    const struct probe_scheme *scheme;
    const struct key_source *keys;
    uint64_t first;      /* number of the first filter, usually 0; from a
                          * source without end, first + trials filters must
                          * not take more than its 2^64 keys */
    uint64_t trials;     /* T filters */
    uint64_t probes;     /* Q keys asked of each */
    uint64_t seed;       /* same seed, same result */
    unsigned threads;    /* at least 1, and at most so many; does not change
                          * the result */
    bool (*stop)(void);  /* NULL, or asked by each thread while it works: true,
                          * and true from then on, when it shall give up */
};

struct measure_result {
    uint64_t trials, probes;
    uint64_t false_positives;    /* of the trials x probes answers */
    uint64_t false_negatives;    /* of the trials x n members: always 0 */
    uint64_t squares;            /* of each filter's false positives: their
                                  * sum, modulo 2^64 */
    double measured;             /* false positives by answers */
    struct interval interval;    /* 95 %: see below */
    double variance;             /* of the rates of the filters; 0 for one */
    double mean_fill;
};

/* How many threads work on a plan: as many as it allows and as have room for
 * a filter each in the machine's memory, at least 1. */
unsigned measure_threads(const struct measure_plan *plan);

/* Measures into *result. The interval of one filter is Wilson's, and tells of
 * that filter. That of several is of the mean of their rates, and tells of the
 * scheme; it is never narrower than Wilson's for all answers together, as rates
 * that are nearly all zero say too little of their spread. NULL when done, else
 * why not: one of these or of bloom_new's. After measure_stopped, *result is
 * that of the result->trials first trials, all that were whole without a gap;
 * of none, nothing else in it has a meaning. */
const char *measure(const struct measure_plan *plan,
                    struct measure_result *result);

extern const char measure_bad_trials[];
extern const char measure_bad_probes[];
extern const char measure_bad_threads[];
extern const char measure_few_keys[];
extern const char measure_bad_first[];
extern const char measure_no_memory[];
extern const char measure_stopped[];

#endif
