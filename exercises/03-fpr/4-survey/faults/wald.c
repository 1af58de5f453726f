/* 2: The interval takes its spread from the estimate: Wald's instead of Wilson's. */
#define survey_interval right_interval
#include "../rights/plain.c"
#undef survey_interval

struct interval survey_interval(uint64_t hits, uint64_t asked)
{
    double n = (double)asked, p = (double)hits / n;
    double half = 1.959964 * sqrt(p * (1 - p) / n);
    return (struct interval){ fmax(p - half, 0), fmin(p + half, 1) };
}
