/* By the natural logarithm; refuses first; bytes by adding seven. */
#include "price.h"

#include <float.h>
#include <math.h>
#include <stdbool.h>

static bool bad_rate(double p)
{
    return isnan(p) || p <= 0 || p >= 1;
}

double price_per_key(double p)
{
    if (bad_rate(p))
        return NAN;
    return -log(p) / (log(2) * log(2));
}

uint64_t price_bits(uint64_t n, double p, double margin)
{
    if (n == 0 || bad_rate(p) || isnan(margin))
        return 0;
    if (margin < 0 || margin > DBL_MAX)
        return 0;
    double real = price_per_key(p) * (1 + margin) * (double)n;
    if (real > 0x1p48)
        return 0;
    uint64_t whole = (uint64_t)real;
    return (double)whole < real ? whole + 1 : whole;
}

uint64_t price_bytes(uint64_t m)
{
    return (m + 7) / 8;
}
