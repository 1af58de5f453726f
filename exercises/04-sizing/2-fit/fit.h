/* Fit: the smallest filter that keeps a rate, by whatever formula.
 */
#ifndef FIT_H
#define FIT_H

#include "sizing.h"

/* The false-positive rate of m bits, k positions and n keys by some formula:
 * fpr_exact, say. m and k are 1 to BLOOM_M_MAX and BLOOM_K_MAX. More bits never
 * raise it. */
typedef double fit_rate(uint64_t m, unsigned k, uint64_t n);

/* The smallest m with rate(m, k, n) <= p, where k is one of the two whole
 * numbers next to log2(1/p), at least 1: the one that needs fewer bits, else the
 * smaller. It asks for a rate at most 250 times. NULL when done; else
 * sizing_bad_n, sizing_bad_p or sizing_too_big, with *size unchanged. */
const char *fit_size(fit_rate *rate, uint64_t n, double p,
                     struct sizing *size);

#endif
