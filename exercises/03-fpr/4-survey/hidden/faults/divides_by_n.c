/* 1: For the scheme, the variance is divided by the number of filters, not by one less. */
#define survey_scheme right_scheme
#include "../../rights/plain.c"
#undef survey_scheme

struct interval survey_scheme(const double *rate, size_t filters)
{
    double n = (double)filters, mean = 0, squares = 0;
    for (size_t i = 0; i < filters; i++)
        mean += rate[i] / n;
    for (size_t i = 0; i < filters; i++)
        squares += (rate[i] - mean) * (rate[i] - mean);
    return stats_mean_interval(mean, squares / n, filters, 0.95);
}
