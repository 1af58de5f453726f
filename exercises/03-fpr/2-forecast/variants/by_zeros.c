/* Counts zeros instead of ones, and takes the k-th root of the limit instead of
 * the power of the fill. */
#include "forecast.h"

#include <math.h>

enum { CELLS = FORECAST_M_MAX + 2 };

/* zero[z] becomes the chance of z zeros; they only ever become fewer. */
static void zeros_after(unsigned m, unsigned zeros, unsigned throws, double *zero)
{
    for (unsigned z = 0; z <= m + 1; z++)
        zero[z] = 0;
    zero[zeros] = 1;
    for (; throws > 0; throws--)
        for (unsigned z = 0; z <= zeros; z++) {
            double filled = zero[z + 1] * (z + 1), kept = zero[z] * (m - z);
            zero[z] = (filled + kept) / m;
        }
}

void forecast_ones(unsigned m, unsigned ones, unsigned throws, double *p)
{
    double zero[CELLS];
    zeros_after(m, m - ones, throws, zero);
    for (unsigned z = 0; z <= m; z++)
        p[m - z] = zero[z];
}

double forecast_rate(unsigned m, unsigned k, unsigned ones, unsigned n)
{
    double zero[CELLS], sum = 0;
    zeros_after(m, m - ones, n * k, zero);
    for (unsigned z = m; z-- > 0;) {
        double power = zero[z];
        for (unsigned i = 0; i < k; i++)
            power *= (double)(m - z) / m;
        sum += power;
    }
    return sum;
}

double forecast_above(unsigned m, unsigned k, unsigned ones, unsigned n,
                      double limit)
{
    double zero[CELLS], sum = 0;
    zeros_after(m, m - ones, n * k, zero);
    double bound = m * pow(limit, 1.0 / k);
    for (unsigned z = 0; z <= m; z++)
        sum += m - z > bound ? zero[z] : 0;
    return sum;
}
