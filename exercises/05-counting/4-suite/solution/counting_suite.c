#include "counting.h"
#include "suite.h"

enum { M = 10, K = 3, SEED = 3 };

static struct counting *small(unsigned bits)
{
    return counting_new(M, K, bits, &probe_stream, SEED, NULL);
}

static uint64_t spot(unsigned key, unsigned i)
{
    struct probe p = probe_start(&probe_stream, M, SEED, &key, sizeof key);
    return probe_at(&p, i);
}

static bool differ(unsigned key, unsigned i, unsigned j)
{
    return spot(key, i) != spot(key, j);
}

/* A key with three different positions. */
static unsigned spread(void)
{
    unsigned chosen = 0;
    while (!differ(chosen, 0, 1) || !differ(chosen, 1, 2)
           || !differ(chosen, 0, 2))
        chosen++;
    return chosen;
}

/* A key with the positions a, b and b. */
static unsigned paired(void)
{
    unsigned chosen = 0;
    while (!differ(chosen, 0, 1) || differ(chosen, 1, 2))
        chosen++;
    return chosen;
}

/* A stranger that lies on the first two positions of `key`, and not on others. */
static unsigned stranger(unsigned key)
{
    unsigned other = key + 1;
    while (spot(other, 0) != spot(key, 0) || spot(other, 1) != spot(key, 1)
           || !differ(other, 2, 0) || !differ(other, 2, 1)
           || spot(other, 2) == spot(key, 2))
        other++;
    return other;
}

/* The counters at the key's positions are a, b, c, and all others 0. */
static bool stand(const struct counting *f, unsigned key,
                  unsigned a, unsigned b, unsigned c)
{
    unsigned want[M] = { 0 }, same = 0;
    want[spot(key, 0)] = a;
    want[spot(key, 1)] = b;
    want[spot(key, 2)] = c;
    for (unsigned i = 0; i < M; i++)
        same += counting_count_at(f, i) == want[i];
    return same == M;
}

static const char *take(struct counting *f, unsigned key)
{
    return counting_remove(f, &key, sizeof key);
}

static void adding_and_removing(void)
{
    struct counting *f = small(4);
    unsigned key = spread();
    counting_add(f, &key, sizeof key);
    CU_ASSERT(stand(f, key, 1, 1, 1));
    CU_ASSERT_PTR_NULL(take(f, key));
    CU_ASSERT(stand(f, key, 0, 0, 0));
    CU_ASSERT_FALSE(counting_query(f, &key, sizeof key));
    counting_free(f);
}

static void pairs_count_twice(void)
{
    struct counting *f = small(4);
    unsigned key = paired();
    counting_add(f, &key, sizeof key);
    CU_ASSERT(stand(f, key, 1, 2, 2));
    counting_free(f);
}

static void pairs_need_two(void)
{
    struct counting *f = small(4);
    unsigned key = paired();
    counting_set_at(f, spot(key, 0), 2);
    counting_set_at(f, spot(key, 1), 1);
    take(f, key);
    CU_ASSERT(stand(f, key, 2, 1, 1));
    counting_free(f);
}

static void strangers_are_told(void)
{
    struct counting *f = small(4);
    unsigned key = spread(), other = stranger(key);
    counting_add(f, &key, sizeof key);
    CU_ASSERT_PTR_EQUAL(take(f, other), counting_absent);
    counting_free(f);
}

static void strangers_leave_no_trace(void)
{
    struct counting *f = small(4);
    unsigned key = spread(), other = stranger(key);
    counting_add(f, &key, sizeof key);
    take(f, other);
    CU_ASSERT(stand(f, key, 1, 1, 1));
    counting_free(f);
}

static void full_ones_stay_full(void)
{
    struct counting *f = small(4);
    unsigned key = spread();
    for (unsigned n = 0; n < 20; n++)
        counting_add(f, &key, sizeof key);
    CU_ASSERT(stand(f, key, 15, 15, 15));
    counting_free(f);
}

static void one_that_is_stuck(void)
{
    struct counting *f = small(4);
    unsigned key = spread();
    for (unsigned i = 0; i < K; i++)
        counting_set_at(f, spot(key, i), i == 1 ? 15 : 3);
    CU_ASSERT_PTR_EQUAL(take(f, key), counting_stuck);
    CU_ASSERT_EQUAL(counting_count_at(f, spot(key, 1)), 15);
    CU_ASSERT_EQUAL(counting_count_at(f, spot(key, 0)), 2);
    CU_ASSERT_EQUAL(counting_count_at(f, spot(key, 2)), 2);
    counting_free(f);
}

static void sixteen_bits(void)
{
    struct counting *f = small(16);
    unsigned key = spread();
    for (unsigned i = 0; i < K; i++)
        counting_set_at(f, spot(key, i), 32767);
    counting_add(f, &key, sizeof key);
    CU_ASSERT(stand(f, key, 32768, 32768, 32768));
    counting_free(f);
}

SUITE("counting",
      TEST(adding_and_removing),
      TEST(pairs_count_twice),
      TEST(pairs_need_two),
      TEST(strangers_are_told),
      TEST(strangers_leave_no_trace),
      TEST(full_ones_stay_full),
      TEST(one_that_is_stuck),
      TEST(sixteen_bits))
