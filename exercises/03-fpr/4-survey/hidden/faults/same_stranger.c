/* 1: The same stranger is asked again and again. */
#define survey_filter right_filter
#include "../../rights/plain.c"
#undef survey_filter

struct survey survey_filter(survey_query *maybe, void *filter,
                            uint64_t members, uint64_t strangers)
{
    struct survey s = { .asked = strangers };
    for (uint64_t i = 0; i < strangers; i++)
        s.hits += maybe(filter, members);
    s.rate = (double)s.hits / (double)strangers;
    s.interval = survey_interval(s.hits, strangers);
    return s;
}
