/* scores 0: five eighths, the book's example */
#include "forecast.h"

void forecast_ones(unsigned m, unsigned ones, unsigned throws, double *p)
{
    (void)ones;
    (void)throws;
    for (unsigned x = 0; x <= m; x++)
        p[x] = x == 0 ? 0 : 0.5;
}

double forecast_rate(unsigned m, unsigned k, unsigned ones, unsigned n)
{
    (void)m;
    (void)k;
    (void)ones;
    (void)n;
    return 0.625;
}

double forecast_above(unsigned m, unsigned k, unsigned ones, unsigned n,
                      double limit)
{
    (void)m;
    (void)k;
    (void)ones;
    (void)n;
    (void)limit;
    return 0.5;
}
