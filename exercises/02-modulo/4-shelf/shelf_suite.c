#include "suite.h"
#include "shelf.h"

static void a_new_shelf_is_empty(void)
{
    struct shelf *s = shelf_new(10);
    CU_ASSERT_PTR_NOT_NULL_FATAL(s);
    CU_ASSERT_EQUAL(shelf_count(s), 0);
    shelf_free(s);
}

SUITE("shelf", TEST(a_new_shelf_is_empty))
