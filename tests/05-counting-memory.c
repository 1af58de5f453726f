/* Memory that runs out, at every place where counting.c asks for some. Its
 * text is compiled once more, under other names and with allocators that fail
 * at the n-th call. */
#include <stdlib.h>

#include "bits.h"
#include "bloom.h"
#include "suite.h"

static int calls, fail_at, live;

static void *counted(void *p)
{
    live += p != NULL;
    return p;
}

static bool fails(void)
{
    return ++calls == fail_at;
}

static void *test_malloc(size_t size)
{
    return fails() ? NULL : counted(malloc(size));
}

static void test_free(void *p)
{
    live -= p != NULL;
    free(p);
}

static uint64_t *test_bits_new(uint64_t m)
{
    return fails() ? NULL : counted(bits_new(m));
}

static struct bloom *test_bloom_new(uint64_t m, unsigned k,
                                    const struct probe_scheme *scheme,
                                    uint64_t seed, const char **why)
{
    if (!fails())
        return counted(bloom_new(m, k, scheme, seed, why));
    if (why)
        *why = bloom_no_memory;
    return NULL;
}

static void test_bloom_free(struct bloom *b)
{
    live -= b != NULL;
    bloom_free(b);
}

#define malloc test_malloc
#define free test_free
#define bits_new test_bits_new
#define bloom_new test_bloom_new
#define bloom_free test_bloom_free

#define counting test_counting
#define counting_bad_bits test_bad_bits
#define counting_no_memory test_no_memory
#define counting_absent test_absent
#define counting_stuck test_stuck
#define counting_new test_new
#define counting_free test_counting_free
#define counting_add test_add
#define counting_remove test_remove
#define counting_query test_query
#define counting_clear test_clear
#define counting_m test_m
#define counting_k test_k
#define counting_bits test_bits
#define counting_bloom test_bloom
#define counting_words test_words
#define counting_ones test_ones
#define counting_to_bloom test_to_bloom
#define counting_copy test_copy
#define counting_count_at test_count_at
#define counting_set_at test_set_at
#define counting_tally test_tally
#include "counting.c"

static void every_allocation_may_fail(void)
{
    const char *why;
    struct counting *c = NULL;
    for (fail_at = 1; !c; fail_at++) {
        calls = 0;
        why = NULL;
        c = counting_new(1000, 7, 4, &probe_stream, 1, &why);
        CU_ASSERT(c || why == (fail_at == 1 ? bloom_no_memory
                                            : counting_no_memory));
        CU_ASSERT_EQUAL(live, c ? 3 : 0);
    }
    CU_ASSERT_EQUAL(fail_at - 1, 3 + 1);
    calls = 0;
    fail_at = 2;
    CU_ASSERT_PTR_NULL(counting_new(1000, 7, 4, &probe_stream, 1, NULL));

    CU_ASSERT(counting_add(c, "bob", 3));
    calls = 0;
    fail_at = 1;
    CU_ASSERT_PTR_NULL(counting_to_bloom(c, &why));
    CU_ASSERT_PTR_EQUAL(why, bloom_no_memory);
    struct counting *copy = NULL;
    for (fail_at = 1; !copy; fail_at++) {
        calls = 0;
        copy = counting_copy(c, &why);
        CU_ASSERT_EQUAL(live, copy ? 6 : 3);
    }
    CU_ASSERT_EQUAL(fail_at - 1, 3 + 1);
    CU_ASSERT(counting_query(c, "bob", 3) && counting_query(copy, "bob", 3));
    counting_free(c);
    counting_free(copy);
    CU_ASSERT_EQUAL(live, 0);
}

SUITE("05-counting-memory", TEST(every_allocation_may_fail))
