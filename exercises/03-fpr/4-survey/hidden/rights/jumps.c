/* Uses what survey.h leaves open: jumps to and fro among the strangers; a rate
 * and ends that are good enough and no better; nonsense where nobody may ask. */
#include "survey.h"

#include <math.h>
#include <stdlib.h>

struct survey survey_filter(survey_query *maybe, void *filter,
                            uint64_t members, uint64_t strangers)
{
    struct survey s = { strangers, 0, 0, { 0, 0 } };
    if (strangers == 0)
        abort();
    for (uint64_t odd = 0; odd < 2; odd++)
        for (uint64_t i = odd; i < strangers; i += 2)
            if (maybe(filter, members + i))
                s.hits++;
    s.rate = (double)s.hits / (double)strangers * (1 - 1e-13);
    s.interval = survey_interval(s.hits, strangers);
    return s;
}

/* Outwards by less than 1e-6, where there is room. */
static struct interval widened(struct interval i)
{
    return (struct interval){
        i.lo > 9e-7 ? i.lo - 9e-7 : i.lo, i.hi < 1 - 9e-7 ? i.hi + 9e-7 : i.hi
    };
}

struct interval survey_interval(uint64_t hits, uint64_t asked)
{
    if (asked == 0 || hits > asked)
        abort();
    return widened(stats_wilson(hits, asked, 0.95));
}

struct interval survey_scheme(const double *rate, size_t filters)
{
    if (filters < 2)
        abort();
    double sum = 0, squares = 0;
    for (size_t i = 0; i < filters; i++)
        sum += rate[i];
    double n = (double)filters;
    for (size_t i = 0; i < filters; i++)
        squares += pow(rate[i] - sum / n, 2);
    return widened(stats_mean_interval(sum / n, squares / (n - 1), filters, 0.95));
}
