#include "suite.h"
#include "slow.h"

static void one_thread_sets_its_bits(void)
{
    static const uint64_t position[] = { 2, 6, 8 };
    uint64_t words[1] = { 0 };
    struct slow t;
    slow_start(&t, words, position, 3);
    while (slow_step(&t))
        ;
    CU_ASSERT_EQUAL(words[0], 1 << 2 | 1 << 6 | 1 << 8);
}

SUITE("slow", TEST(one_thread_sets_its_bits))
