/* As the chapter does it. */
#include "survey.h"

#include <math.h>

struct survey survey_filter(survey_query *maybe, void *filter,
                            uint64_t members, uint64_t strangers)
{
    struct survey s = { .asked = strangers };
    for (uint64_t key = members; key < members + strangers; key++)
        s.hits += maybe(filter, key);
    s.rate = (double)s.hits / (double)s.asked;
    s.interval = survey_interval(s.hits, s.asked);
    return s;
}

struct interval survey_interval(uint64_t hits, uint64_t asked)
{
    return stats_wilson(hits, asked, 0.95);
}

struct interval survey_scheme(const double *rate, size_t filters)
{
    double count = (double)filters, mean = 0, squares = 0;
    for (size_t i = 0; i < filters; i++)
        mean += rate[i] / count;
    for (size_t i = 0; i < filters; i++)
        squares += (rate[i] - mean) * (rate[i] - mean);
    return stats_mean_interval(mean, squares / (count - 1), filters, 0.95);
}
