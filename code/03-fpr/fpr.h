/* Fpr: the false-positive rate of m bits, k positions per key, n distinct keys,
 * by each formula in use. Pure functions; m >= 1, k >= 1.
 */
#ifndef FPR_H
#define FPR_H

#include <stdint.h>

double fpr_classic(uint64_t m, unsigned k, uint64_t n);     /* (1-e^(-kn/m))^k */
double fpr_finite(uint64_t m, unsigned k, uint64_t n);      /* (1-(1-1/m)^(kn))^k */
double fpr_exact(uint64_t m, unsigned k, uint64_t n);       /* the truth, for independent positions */
double fpr_distinct(uint64_t m, unsigned k, uint64_t n);    /* k distinct positions per key */
double fpr_partitioned(uint64_t m, unsigned k, uint64_t n); /* k slices whose sizes differ by at most one */
double fpr_given(uint64_t m, unsigned k, uint64_t ones);    /* (X/m)^k: one actual filter */
double fpr_upper(uint64_t m, unsigned k, uint64_t n);       /* Goel and Gupta 2010 */

/* How fpr_exact got its answer, and a bound on its relative error. */
struct fpr_answer {
    double rate;
    double error;         /* relative, at most */
    const char *method;   /* "chain" or "expansion", say */
};
struct fpr_answer fpr_exact_how(uint64_t m, unsigned k, uint64_t n);

/* Mean and variance of X, the number of 1 bits. */
double fpr_ones_mean(uint64_t m, unsigned k, uint64_t n);
double fpr_ones_variance(uint64_t m, unsigned k, uint64_t n);

/* Standard deviation between filters of (X/m)^k, over its mean. */
double fpr_spread(uint64_t m, unsigned k, uint64_t n);

#endif
