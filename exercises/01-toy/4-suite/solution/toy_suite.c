#include "suite.h"
#include "toy.h"

static const unsigned low[TOY_K] = { 0, 3, 5 }, high[TOY_K] = { 31, 17, 3 };

static bool row_is(const struct toy *t, const char *expected)
{
    char row[TOY_M_MAX + 1];
    memset(row, 'x', sizeof row);
    toy_row(t, row);
    return memcmp(row, expected, t->m + 1) == 0;
}

static void adding_sets_three_bits(void)
{
    struct toy t = { .m = 10 };
    CU_ASSERT(row_is(&t, "0000000000"));
    toy_add(&t, low);
    CU_ASSERT(row_is(&t, "1001010000"));
}

static void adding_keeps_what_is_set(void)
{
    struct toy t = { .m = 32 };
    toy_add(&t, low);
    toy_add(&t, high);
    toy_add(&t, high);
    CU_ASSERT(row_is(&t, "10010100000000000100000000000001"));
    CU_ASSERT(toy_query(&t, low));
    CU_ASSERT(toy_query(&t, high));
}

static void counts_every_bit(void)
{
    struct toy t = { .m = 32 };
    CU_ASSERT_EQUAL(toy_ones(&t), 0);
    toy_add(&t, low);
    toy_add(&t, high);
    CU_ASSERT_EQUAL(toy_ones(&t), 5);
}

static void one_zero_is_proof(void)
{
    struct toy t = { .m = 10 };
    toy_add(&t, low);
    CU_ASSERT_FALSE(toy_query(&t, (unsigned[TOY_K]){ 9, 3, 5 }));
    CU_ASSERT_FALSE(toy_query(&t, (unsigned[TOY_K]){ 0, 9, 5 }));
    CU_ASSERT_FALSE(toy_query(&t, (unsigned[TOY_K]){ 0, 3, 9 }));
}

SUITE("toy",
      TEST(adding_sets_three_bits),
      TEST(adding_keeps_what_is_set),
      TEST(counts_every_bit),
      TEST(one_zero_is_proof))
