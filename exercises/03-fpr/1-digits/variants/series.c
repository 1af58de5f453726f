/* Sums a series for what is near, and takes the plain logarithm elsewhere. */
#include "lograte.h"

#include <math.h>

/* ln(1 - y) for 0 <= y <= 3/4: -(y + y^2/2 + y^3/3 + ...). */
static double log_less(double y)
{
    double power = y, sum = 0;
    for (int i = 1; power / i > sum * 1e-18; i++) {
        sum += power / i;
        power *= y;
    }
    return -sum;
}

/* ln((1 - e^-t) / t) for small t: the series of sinh, and -t/2. */
static double log_shrunk(double t)
{
    double square = t * t / 4, term = 1, sum = 0;
    for (int i = 1; term > 1e-18; i++) {
        term *= square / (2 * i) / (2 * i + 1);
        sum += term;
    }
    return log1p(sum) - t / 2;
}

static double of_load(unsigned k, double t)
{
    if (t > 0.5)
        return k * log_less(exp(-t));
    return t > 0 ? k * (log(t) + log_shrunk(t)) : -HUGE_VAL;
}

double lograte_classic(uint64_t m, unsigned k, uint64_t n)
{
    return of_load(k, (double)n / (double)m * k);
}

double lograte_finite(uint64_t m, unsigned k, uint64_t n)
{
    double miss = m > 1 ? log1p(-1 / (double)m) : -1e6;
    return of_load(k, -miss * (double)n * k);
}

double lograte_given(uint64_t m, unsigned k, uint64_t ones)
{
    double zeros = (double)(m - ones);
    if (zeros / (double)m < 0.75)
        return k * log_less(zeros / (double)m);
    return ones ? k * (log((double)ones) - log((double)m)) : -HUGE_VAL;
}
