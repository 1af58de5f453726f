/* Looks at the bits themselves, and compares with a toy kept by hand. */
#include "suite.h"
#include "toy.h"

static void against_a_toy_kept_by_hand(void)
{
    struct toy t = { .m = 20 }, hand = { .m = 20 };
    unsigned ones = 0;
    for (unsigned i = 0; i + 7 < 20; i++) {
        unsigned position[TOY_K] = { i, i + 2, i + 7 };
        toy_add(&t, position);
        for (unsigned j = 0; j < TOY_K; j++) {
            ones += !hand.bit[position[j]];
            hand.bit[position[j]] = true;
        }
        CU_ASSERT_EQUAL(memcmp(t.bit, hand.bit, 20), 0);
        CU_ASSERT_EQUAL(toy_ones(&t), ones);
    }
}

static void every_question(void)
{
    struct toy t = { .m = 10, .bit = { [1] = true, [4] = true, [8] = true } };
    for (unsigned i = 0; i < 1000; i++) {
        unsigned position[TOY_K] = { i % 10, i / 10 % 10, i / 100 };
        bool all = t.bit[position[0]] && t.bit[position[1]] && t.bit[position[2]];
        CU_ASSERT_EQUAL(toy_query(&t, position), all);
    }
}

static void the_row(void)
{
    struct toy t = { .m = 3, .bit = { true, false, false } };
    char row[TOY_M_MAX + 1] = "##################";
    toy_row(&t, row);
    CU_ASSERT_STRING_EQUAL(row, "100");
}

SUITE("toy",
      TEST(against_a_toy_kept_by_hand), TEST(every_question), TEST(the_row))
