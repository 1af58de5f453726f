/* 1: z is 1.645, the quantile for one side. */
#define survey_interval right_interval
#include "../../rights/plain.c"
#undef survey_interval

struct interval survey_interval(uint64_t hits, uint64_t asked)
{
    return stats_wilson(hits, asked, 0.90);
}
