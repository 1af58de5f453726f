/* 2: Members are asked instead of strangers. */
#define survey_filter right_filter
#include "../rights/plain.c"
#undef survey_filter

struct survey survey_filter(survey_query *maybe, void *filter,
                            uint64_t members, uint64_t strangers)
{
    (void)members;
    return right_filter(maybe, filter, 0, strangers);
}
