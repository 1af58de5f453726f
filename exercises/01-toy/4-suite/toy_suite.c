#include "suite.h"
#include "toy.h"

static void empty_toy_has_no_ones(void)
{
    struct toy t = { .m = 10 };
    CU_ASSERT_EQUAL(toy_ones(&t), 0);
}

SUITE("toy", TEST(empty_toy_has_no_ones))
