/* 1: The interval keeps its counts in 32 bits. */
#define survey_interval right_interval
#include "../../rights/plain.c"
#undef survey_interval

struct interval survey_interval(uint64_t hits, uint64_t asked)
{
    if ((uint32_t)asked == 0)
        return (struct interval){ 0, 1 };
    return right_interval((uint32_t)hits, (uint32_t)asked);
}
