/* Price: what a filter costs in bits and bytes, by the textbook's formula.
 */
#ifndef PRICE_H
#define PRICE_H

#include <stdint.h>

#include "bloom.h"

/* Bits for one key at rate p; NaN unless 0 < p < 1. */
double price_per_key(double p);

/* Bits for n keys at rate p, and a margin on top (0.2: a fifth more bits),
 * rounded up once. 0 when there is no such filter: n is 0, p or the margin is
 * bad (NaN, below 0, infinite), or it has more than BLOOM_M_MAX bits. */
uint64_t price_bits(uint64_t n, double p, double margin);

/* The least number of bytes that hold m bits, m <= BLOOM_M_MAX. */
uint64_t price_bytes(uint64_t m);

#endif
