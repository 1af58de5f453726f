/* Reduce: from a hash of 32 bits to a position, and how fair that is.
 *
 * A hash stands for the number h of 0 to 2^32 - 1 that has the same 32 bits:
 * a negative `hash` for hash + 2^32.
 */
#ifndef REDUCE_H
#define REDUCE_H

#include <stdint.h>

/* The remainder of h by m; m >= 1. */
uint32_t reduce_modulo(int32_t hash, uint32_t m);

/* The whole part of h m / 2^32, multiply-shift; m >= 1. */
uint32_t reduce_scale(int32_t hash, uint32_t m);

/* Of m >= 1 positions, how many get one more of the 2^w values of a hash of w
 * bits than the others get? w is 1 to 64. */
uint64_t reduce_luckier(unsigned w, uint64_t m);

#endif
