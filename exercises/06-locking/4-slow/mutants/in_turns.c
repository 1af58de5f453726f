/* fails: verifies: only the chapter's schedule, step by step in turns */
#include "suite.h"
#include "slow.h"

static void in_turns(void)
{
    static const uint64_t a[] = { 2, 6, 8 }, b[] = { 1, 4, 7 };
    uint64_t word = 0;
    struct slow x, y;
    slow_start(&x, &word, a, 3);
    slow_start(&y, &word, b, 3);
    for (int i = 0; i < 40; i++) {
        slow_step(&x);
        slow_step(&y);
    }
    CU_ASSERT_EQUAL(word, 0x1d6);
    CU_ASSERT(slow_new(&x));
    CU_ASSERT(slow_new(&y));
}

SUITE("slow", TEST(in_turns))
