/* Measure: T filters of n keys each, asked Q keys that were never added.
 */
#ifndef MEASURE_H
#define MEASURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "probe.h"
#include "stats.h"

enum { MEASURE_KEY_MAX = 64 };

/* A source of distinct keys, numbered from 0 without end or up to `count`. get() hands out key number i: a
 * pointer into the source or into `buffer` (MEASURE_KEY_MAX bytes), and its length. Pure: safe from several
 * threads. */
struct key_source {
    const char *name;
    uint64_t count;      /* UINT64_MAX: without end */
    const void *(*get)(const struct key_source *s, uint64_t i, char *buffer, size_t *len);
    const void *data;    /* lines, say */
    uint64_t seed;
};
/* key_integers (8 bytes little-endian), key_uuids(seed) (36-byte text of random version-4 UUIDs), key_lines (lines of a file) */

struct measure_plan {
    uint64_t m, n;
    unsigned k;
    const struct probe_scheme *scheme;
    const struct key_source *keys;
    uint64_t trials;     /* T filters, each with its own seed (and keys where there are enough) */
    uint64_t probes;     /* Q fresh keys asked of each */
    uint64_t seed;
    unsigned threads;    /* does not change the result */
};

struct measure_result {
    uint64_t trials, probes, false_positives;   /* probes: per filter */
    uint64_t false_negatives;                    /* must be 0: checked on the members */
    double measured;                             /* false_positives / (trials * probes) */
    struct interval interval;                    /* 95 %: Wilson for one filter, else of the mean over filters */
    double variance;                             /* of the per-filter rates */
    double mean_fill;
};

/* NULL when done, else why the plan was refused. */
const char *measure(const struct measure_plan *plan, struct measure_result *result);

#endif
