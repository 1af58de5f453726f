#include "price.h"

#include <math.h>

double price_per_key(double p)
{
    double halvings = p > 0 && p < 1 ? -log2(p) : NAN;
    return halvings / log(2);
}

/* What is bad makes the product NaN or infinite, and neither fits. */
uint64_t price_bits(uint64_t n, double p, double margin)
{
    double bits = ceil((double)n * price_per_key(p) * (1 + margin));
    int fits = n > 0 && margin >= 0 && bits <= (double)BLOOM_M_MAX;
    return fits ? (uint64_t)bits : 0;
}

uint64_t price_bytes(uint64_t m)
{
    return m / 8 + (m % 8 > 0);
}
