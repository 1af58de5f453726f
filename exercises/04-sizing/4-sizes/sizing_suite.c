#include "sizing.h"
#include "suite.h"

static void there_is_a_size_for_a_thousand_keys(void)
{
    struct sizing s = { 0, 0 };
    CU_ASSERT_PTR_NULL(sizing_textbook(1000, 0.01, &s));
}

SUITE("sizing", TEST(there_is_a_size_for_a_thousand_keys))
