/* Lograte: the natural logarithm of a false-positive rate, for rates that a
 * double cannot hold.
 *
 * m bits, 1 to 2^48; k positions per key, 1 to 4096; n keys, any number.
 * Relative error at most 1e-12; what is within 1e-250 of zero may come out as
 * anything that is. A rate of 0 has the logarithm -INFINITY.
 */
#ifndef LOGRATE_H
#define LOGRATE_H

#include <stdint.h>

/* Of (1 - e^(-kn/m))^k. */
double lograte_classic(uint64_t m, unsigned k, uint64_t n);

/* Of (1 - (1-1/m)^(kn))^k. */
double lograte_finite(uint64_t m, unsigned k, uint64_t n);

/* Of (ones/m)^k, ones <= m. */
double lograte_given(uint64_t m, unsigned k, uint64_t ones);

#endif
