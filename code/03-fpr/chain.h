/* Chain: X, the number of 1 bits after some throws, each of which sets one of
 * m bits, all equally likely, whether set before or not. A throw finds X = x
 * and leaves x with chance x/m, x + 1 with chance (m-x)/m.
 *
 * At most CHAIN_MAX throws, for time grows with their square. Chances are only
 * multiplied and added, never subtracted: each result's relative error is at
 * most 3 roundings per throw, and k for a power.
 */
#ifndef CHAIN_H
#define CHAIN_H

#include <stdint.h>

enum { CHAIN_MAX = 8192 };

/* Fills p[x] = P(X = x) for x = 0 .. throws: throws + 1 elements. Chances below
 * 1e-308 may come out as 0. */
void chain_ones(uint64_t m, unsigned throws, double *p);

/* The mean of (X/m)^k. */
double chain_moment(uint64_t m, unsigned k, unsigned throws);

/* The standard deviation of (X/m)^k over its mean, with twice as many roundings
 * as that; 0 when the mean is. Means below 1e-140 have squares that vanish. */
double chain_spread(uint64_t m, unsigned k, unsigned throws);

#endif
