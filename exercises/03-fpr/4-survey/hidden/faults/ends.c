/* 1: With no hits the lower end is not quite 0, with nothing but hits the upper not quite 1. */
#define survey_interval right_interval
#include "../../rights/plain.c"
#undef survey_interval

struct interval survey_interval(uint64_t hits, uint64_t asked)
{
    struct interval i = right_interval(hits, asked);
    if (hits == 0)
        i.lo = -1e-17;
    if (hits == asked)
        i.hi = 1 - 1e-16;
    return i;
}
