/* scores 0: the toy's rate, for every filter */
#include "lograte.h"

double lograte_classic(uint64_t m, unsigned k, uint64_t n)
{
    (void)m;
    (void)k;
    (void)n;
    return -1.5655063287261669;
}

double lograte_finite(uint64_t m, unsigned k, uint64_t n)
{
    return lograte_classic(m, k, n);
}

double lograte_given(uint64_t m, unsigned k, uint64_t ones)
{
    return lograte_classic(m, k, ones);
}
