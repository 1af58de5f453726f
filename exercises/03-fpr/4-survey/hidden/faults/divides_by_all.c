/* 1: The rate is taken of all keys, members and strangers. */
#define survey_filter right_filter
#include "../../rights/plain.c"
#undef survey_filter

struct survey survey_filter(survey_query *maybe, void *filter,
                            uint64_t members, uint64_t strangers)
{
    struct survey s = right_filter(maybe, filter, members, strangers);
    s.rate = (double)s.hits / (double)(members + strangers);
    return s;
}
