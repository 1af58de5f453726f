#include "lograte.h"

#include <math.h>

double lograte_classic(uint64_t m, unsigned k, uint64_t n)
{
    (void)m;
    (void)k;
    (void)n;
    return 0;
}

double lograte_finite(uint64_t m, unsigned k, uint64_t n)
{
    (void)m;
    (void)k;
    (void)n;
    return 0;
}

double lograte_given(uint64_t m, unsigned k, uint64_t ones)
{
    (void)m;
    (void)k;
    (void)ones;
    return 0;
}
