#include "suite.h"

#include "bits.h"
#include "bloom.h"

static void added_keys_are_found(void)
{
    for (int s = 0; probe_schemes[s]; s++) {
        struct bloom *b = bloom_new(1000, 7, probe_schemes[s], 1, NULL);
        CU_ASSERT_FATAL(b != NULL);
        CU_ASSERT_FALSE(bloom_query(b, "alice", 5));
        CU_ASSERT_TRUE(bloom_add(b, "alice", 5));
        CU_ASSERT_FALSE(bloom_add(b, "alice", 5));
        CU_ASSERT_TRUE(bloom_query(b, "alice", 5));
        bloom_free(b);
    }
}

SUITE("02-modulo", TEST(added_keys_are_found))
