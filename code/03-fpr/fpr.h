/* Fpr: the false-positive rate of m bits, k positions per key, n distinct keys,
 * by each formula in use, and the moments of X, the number of 1 bits.
 *
 * Pure functions of 1 <= m <= 2^48, 1 <= k <= FPR_K_MAX (asserted where it
 * matters) and any n. Every rate is within 0 and 1, and 0 when n = 0. Rates
 * below 1e-290 lose digits and may come back as 0. Relative error: about 3k
 * roundings (1e-15 at k = 7, 1e-12 at k = 4096), unless a function says
 * otherwise.
 */
#ifndef FPR_H
#define FPR_H

#include <stdint.h>

enum { FPR_K_MAX = 4096 };

/* (1 - e^(-kn/m))^k: the limit for large m; always too low. */
double fpr_classic(uint64_t m, unsigned k, uint64_t n);

/* (1 - (1-1/m)^(kn))^k: true for k = 1, too low for k >= 2. */
double fpr_finite(uint64_t m, unsigned k, uint64_t n);

/* (1 - e^(-k(n+1/2)/(m-1)))^k: an upper bound (Goel and Gupta 2010). */
double fpr_upper(uint64_t m, unsigned k, uint64_t n);

/* (ones/m)^k: the rate of one actual filter with that many 1 bits, ones <= m
 * (Mullin 1983). */
double fpr_given(uint64_t m, unsigned k, uint64_t ones);

/* k slices whose sizes differ by at most one, a position in each: the product
 * of 1 - (1-1/size)^n; for equal slices, the formula of Bloom 1970. */
double fpr_partitioned(uint64_t m, unsigned k, uint64_t n);

/* Every key, and every query, has k distinct positions; a k above m counts as
 * m. Relative error below 1e-12. Work grows with k^3 log n up to k = 128 (a few
 * milliseconds), with k^2 n beyond (seconds and more). */
double fpr_distinct(uint64_t m, unsigned k, uint64_t n);

/* The mean of (X/m)^k: the truth for independent positions (Bose et al. 2008;
 * Christensen, Roginsky, Jimeno 2010). */
double fpr_exact(uint64_t m, unsigned k, uint64_t n);

/* The same, with how it was found: by the Markov chain of X while kn is small,
 * by a contour sum beyond. */
struct fpr_answer {
    double rate;
    double error;           /* relative error of rate, at most */
    const char *method;     /* "empty", "chain" or "contour" */
};
struct fpr_answer fpr_exact_how(uint64_t m, unsigned k, uint64_t n);

/* Mean and variance of X; the variance to 2kn/m roundings more. */
double fpr_ones_mean(uint64_t m, unsigned k, uint64_t n);
double fpr_ones_variance(uint64_t m, unsigned k, uint64_t n);

/* How much filters differ: the standard deviation of (X/m)^k over its mean.
 * For rates from 1e-140: relative error 1e-12 while kn <= 8192; else, and up to
 * 0.99, 1e-6 for k <= 32, and 1e-4 for larger k. */
double fpr_spread(uint64_t m, unsigned k, uint64_t n);

#endif
