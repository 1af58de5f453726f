#include "forecast.h"

#include <math.h>

/* One throw. `rising` is the chance of those who come up to x from below. */
static void throw_once(unsigned m, unsigned ones, double *p)
{
    double rising = 0;
    for (unsigned x = ones; x <= m; x++) {
        double here = p[x];
        p[x] = here * x / m + rising;
        rising = here * (m - x) / m;
    }
}

void forecast_ones(unsigned m, unsigned ones, unsigned throws, double *p)
{
    for (unsigned x = 0; x <= m; x++)
        p[x] = x == ones;
    while (throws-- > 0)
        throw_once(m, ones, p);
}

double forecast_rate(unsigned m, unsigned k, unsigned ones, unsigned n)
{
    double p[FORECAST_M_MAX + 1], mean = 0;
    forecast_ones(m, ones, k * n, p);
    for (unsigned x = ones; x <= m; x++)
        mean += p[x] * pow((double)x / m, k);
    return mean;
}

double forecast_above(unsigned m, unsigned k, unsigned ones, unsigned n,
                      double limit)
{
    double p[FORECAST_M_MAX + 1], chance = 0;
    forecast_ones(m, ones, k * n, p);
    for (unsigned x = m + 1; x-- > ones && pow((double)x / m, k) > limit;)
        chance += p[x];
    return chance;
}
