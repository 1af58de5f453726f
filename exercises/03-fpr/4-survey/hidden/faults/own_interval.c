/* 1: The filter's interval is made for a hundred strangers, however many there were. */
#define survey_filter right_filter
#include "../../rights/plain.c"
#undef survey_filter

struct survey survey_filter(survey_query *maybe, void *filter,
                            uint64_t members, uint64_t strangers)
{
    struct survey s = right_filter(maybe, filter, members, strangers);
    s.interval = survey_interval((uint64_t)(s.rate * 100 + 0.5), 100);
    return s;
}
