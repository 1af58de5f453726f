/* 2: For the scheme, the spread of a single rate is taken for that of the mean. */
#define survey_scheme right_scheme
#include "../rights/plain.c"
#undef survey_scheme

struct interval survey_scheme(const double *rate, size_t filters)
{
    struct interval i = right_scheme(rate, filters);
    double mean = (i.lo + i.hi) / 2, half = (i.hi - i.lo) / 2 * sqrt((double)filters);
    return (struct interval){ fmax(mean - half, 0), fmin(mean + half, 1) };
}
