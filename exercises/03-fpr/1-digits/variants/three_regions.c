/* In the middle the textbook's formula is good enough; only the ends are not. */
#include "lograte.h"

#include <math.h>

static double log_of_less(double t)
{
    if (t <= 0)
        return -INFINITY;
    if (t < 0.01)
        return log(-expm1(-t));
    double miss = exp(-t);
    return miss > 0.2 ? log(1 - miss) : log1p(-miss);
}

double lograte_finite(uint64_t m, unsigned k, uint64_t n)
{
    double thrown = (double)n * (double)k;
    double each = m == 1 ? INFINITY : log((double)m / (double)(m - 1));
    if (m > 4)
        each = log1p(1 / ((double)m - 1));
    return (double)k * log_of_less(thrown > 0 ? thrown * each : 0);
}

double lograte_classic(uint64_t m, unsigned k, uint64_t n)
{
    double load = (double)n / ((double)m / (double)k);
    return (double)k * log_of_less(load);
}

double lograte_given(uint64_t m, unsigned k, uint64_t ones)
{
    double power = k;
    if (ones == 0)
        return -INFINITY;
    if (m - ones > m / 3)
        return power * log((double)ones / (double)m);
    return -power * log1p((double)(m - ones) / (double)ones);
}
