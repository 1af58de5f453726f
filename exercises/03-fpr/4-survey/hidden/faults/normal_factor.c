/* 1: For the scheme, 1.96 stands where Student's factor should. */
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
    double half = 1.959964 * sqrt(squares / (n - 1) / n);
    return (struct interval){ fmax(mean - half, 0), fmin(mean + half, 1) };
}
