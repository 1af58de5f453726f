/* 1: The last member is asked, too, and the last stranger is not. */
#define survey_filter right_filter
#include "../../rights/plain.c"
#undef survey_filter

struct survey survey_filter(survey_query *maybe, void *filter,
                            uint64_t members, uint64_t strangers)
{
    return right_filter(maybe, filter, members ? members - 1 : 0, strangers);
}
