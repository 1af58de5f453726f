/* Tsv: the tables that experiments print. First a comment with the command and seed, then one
 * header line, then rows; tab separated; 15 significant digits.
 */
#ifndef PLOTS_TSV_H
#define PLOTS_TSV_H

#include <inttypes.h>
#include <stdio.h>

#include "fpr.h"
#include "measure.h"

/* The comment and header lines; `extra` holds columns that stand before the
 * standard ones ("" or "scheme\t", say). */
static inline void tsv_head(const char *command, uint64_t seed, const char *extra)
{
    printf("# %s seed=%" PRIu64 "\n", command, seed);
    printf("%sm\tk\tn\tprobes\ttrials\tfalse_positives\tmeasured\tlo\thi\t"
           "classic\tfinite\texact\n", extra);
}

/* One row in the standard columns. */
static inline void tsv_row(uint64_t m, unsigned k, uint64_t n,
                           const struct measure_result *r)
{
    printf("%" PRIu64 "\t%u\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu64
           "\t%.15g\t%.15g\t%.15g\t%.15g\t%.15g\t%.15g\n",
           m, k, n, r->probes, r->trials, r->false_positives,
           r->measured, r->interval.lo, r->interval.hi,
           fpr_classic(m, k, n), fpr_finite(m, k, n), fpr_exact(m, k, n));
}

/* One loose value for the prose. */
static inline void tsv_value(const char *name, double value)
{
    printf("%s\t%.15g\n", name, value);
}

#endif
