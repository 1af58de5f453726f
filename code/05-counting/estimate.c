#include "estimate.h"

#include <math.h>
#include <stddef.h>

const char estimate_saturated[] =
    "every bit is 1: the filter is saturated and cannot tell its keys' number";

const char *estimate_distinct(uint64_t m, unsigned k, uint64_t ones, double *n)
{
    if (ones >= m)
        return estimate_saturated;
    *n = -(double)m / k * log1p(-(double)ones / (double)m);
    return NULL;
}

double estimate_sd(uint64_t m, unsigned k, double n)
{
    double t = k * n / (double)m;
    return sqrt((double)m * (expm1(t) - t)) / k;
}

double estimate_naive(uint64_t ones, unsigned k)
{
    return (double)ones / k;
}

double estimate_live(uint64_t sum, unsigned k)
{
    return (double)sum / k;
}

double estimate_load(uint64_t sum, uint64_t m)
{
    return (double)sum / (double)m;
}

double estimate_tail(double t, unsigned count)
{
    double term = exp(-t), tail = 0;    /* term: the chance of i exactly */
    unsigned i = 0;
    while (i < count)
        term *= t / ++i;
    while (tail + term > tail) {
        tail += term;
        term *= t / ++i;
    }
    return fmin(tail, 1);
}
