/* Forwards for the chances, from one array to another; backwards for the two
 * means: value[x] is what to expect at the end of whoever has x ones now. */
#include "forecast.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

void forecast_ones(unsigned m, unsigned ones, unsigned throws, double *p)
{
    double next[FORECAST_M_MAX + 1];
    memset(p, 0, (m + 1) * sizeof *p);
    p[ones] = 1;
    for (unsigned t = 0; t < throws; t++) {
        unsigned top = m - ones < t + 1 ? m : ones + t + 1;
        next[ones] = p[ones] * (ones / (double)m);
        for (unsigned x = ones + 1; x <= top; x++)
            next[x] = p[x - 1] * ((m - x + 1) / (double)m) + p[x] * (x / (double)m);
        memcpy(p + ones, next + ones, (top - ones + 1) * sizeof *p);
    }
}

static double expect(unsigned m, unsigned ones, unsigned throws, double *value)
{
    while (throws-- > 0)
        for (unsigned x = ones; x < m; x++) {
            double stay = (double)x / m;
            value[x] = stay * value[x] + (double)(m - x) / m * value[x + 1];
        }
    return value[ones];
}

double forecast_rate(unsigned m, unsigned k, unsigned ones, unsigned n)
{
    double value[FORECAST_M_MAX + 1];
    for (unsigned x = 0; x <= m; x++)
        value[x] = pow((double)x / (double)m, (double)k);
    return expect(m, ones, n * k, value);
}

double forecast_above(unsigned m, unsigned k, unsigned ones, unsigned n,
                      double limit)
{
    double value[FORECAST_M_MAX + 1];
    for (unsigned x = 0; x <= m; x++)
        value[x] = pow((double)x / (double)m, (double)k) > limit ? 1 : 0;
    return expect(m, ones, n * k, value);
}
