/* By decimal digits: each tenth of the rate has the same price. */
#include "price.h"

#include <math.h>

static const double a_tenth = 4.79252918868372;

double price_per_key(double p)
{
    return 0 < p && p < 1 ? log10(p) * -a_tenth : NAN;
}

uint64_t price_bits(uint64_t n, double p, double margin)
{
    double each = price_per_key(p) + price_per_key(p) * margin;
    if (!(margin >= 0) || !(each * (double)n <= (double)BLOOM_M_MAX))
        return 0;
    return (uint64_t)ceil(each * (double)n);
}

uint64_t price_bytes(uint64_t m)
{
    return (m >> 3) + ((m & 7) != 0);
}
