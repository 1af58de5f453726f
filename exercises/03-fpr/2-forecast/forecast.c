#include "forecast.h"

void forecast_ones(unsigned m, unsigned ones, unsigned throws, double *p)
{
    (void)m;
    (void)ones;
    (void)throws;
    (void)p;
}

double forecast_rate(unsigned m, unsigned k, unsigned ones, unsigned n)
{
    (void)m;
    (void)k;
    (void)ones;
    (void)n;
    return 0;
}

double forecast_above(unsigned m, unsigned k, unsigned ones, unsigned n,
                      double limit)
{
    (void)m;
    (void)k;
    (void)ones;
    (void)n;
    (void)limit;
    return 0;
}
