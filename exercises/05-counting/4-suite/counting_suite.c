#include "counting.h"
#include "suite.h"

static void it_knows_its_size(void)
{
    struct counting *c = counting_new(1000, 7, 4, &probe_stream, 1, NULL);
    CU_ASSERT_EQUAL(counting_m(c), 1000);
    counting_free(c);
}

SUITE("counting", TEST(it_knows_its_size))
