/* Asks from the last stranger to the first; solves the quadratic equation for the
 * ends; takes the variance from sums of differences. */
#include "survey.h"

#include <math.h>

struct survey survey_filter(survey_query *maybe, void *filter,
                            uint64_t members, uint64_t strangers)
{
    uint64_t misses = 0;
    for (uint64_t left = strangers; left > 0; left--)
        if (!maybe(filter, members + left - 1))
            misses++;
    uint64_t hits = strangers - misses;
    return (struct survey){
        strangers, hits, 1 - (double)misses / (double)strangers,
        survey_interval(hits, strangers)
    };
}

/* (h - np)^2 = z^2 np(1-p), as a p^2 - 2 b p + c = 0. */
struct interval survey_interval(uint64_t hits, uint64_t asked)
{
    double n = (double)asked, h = (double)hits, z2 = 1.959964 * 1.959964;
    double a = n * (n + z2), b = n * (h + z2 / 2), c = h * h;
    double root = sqrt(fmax(b * b - a * c, 0));
    return (struct interval){ c / (b + root), hits == asked ? 1 : (b + root) / a };
}

struct interval survey_scheme(const double *rate, size_t filters)
{
    double n = (double)filters, sum = 0, pairs = 0;
    for (size_t i = 0; i < filters; i++) {
        sum += rate[i];
        for (size_t j = 0; j < i; j++)
            pairs += (rate[i] - rate[j]) * (rate[i] - rate[j]);
    }
    double error = sqrt(pairs / (n * (n - 1)) / n);
    double half = stats_t_quantile(0.975, filters - 1) * error, mean = sum / n;
    return (struct interval){
        mean < half ? 0 : mean - half, mean + half > 1 ? 1 : mean + half
    };
}
