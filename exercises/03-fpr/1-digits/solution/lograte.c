#include "lograte.h"

#include <math.h>

/* ln(1 - e^-t), t >= 0: by expm1 while e^-t is near 1, by log1p beyond. */
static double log_hit(double t)
{
    return t < 0.7 ? log(-expm1(-t)) : log1p(-exp(-t));
}

double lograte_classic(uint64_t m, unsigned k, uint64_t n)
{
    return k * log_hit((double)k * (double)n / (double)m);
}

double lograte_finite(uint64_t m, unsigned k, uint64_t n)
{
    if (n == 0)
        return -INFINITY;
    return k * log_hit((double)k * (double)n * -log1p(-1 / (double)m));
}

double lograte_given(uint64_t m, unsigned k, uint64_t ones)
{
    uint64_t zeros = m - ones;
    if (zeros < ones)
        return k * log1p(-((double)zeros / (double)m));
    return k * log((double)ones / (double)m);
}
