#include "suite.h"
#include "survey.h"

static void ten_hits_in_a_hundred(void)
{
    struct interval i = survey_interval(10, 100);
    CU_ASSERT(i.lo < 0.1 && 0.1 < i.hi);
}

SUITE("survey", TEST(ten_hits_in_a_hundred))
