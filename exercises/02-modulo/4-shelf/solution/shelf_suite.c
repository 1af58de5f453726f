#include "suite.h"
#include "shelf.h"

#include "hash.h"

static struct shelf *with_keys(uint64_t m, int from, int to)
{
    struct shelf *s = shelf_new(m);
    CU_ASSERT_PTR_NOT_NULL_FATAL(s);
    for (int key = from; key < to; key++)
        shelf_put(s, &key, sizeof key);
    return s;
}

/* Every bit of the shelf is set exactly where a key of the range belongs. */
static bool holds(const struct shelf *s, uint64_t m, int from, int to)
{
    bool set[1000] = { false }, same = true;
    uint64_t ones = 0;
    for (int key = from; key < to; key++)
        set[hash_xxh3(&key, sizeof key, 0) % m] = true;
    for (uint64_t i = 0; i < m; i++) {
        same = same && shelf_bit(s, i) == set[i];
        ones += set[i];
    }
    return same && shelf_count(s) == ones;
}

static void places_are_remainders_without_sign(void)
{
    CU_ASSERT_EQUAL(shelf_place(102, 10), 2);
    CU_ASSERT_EQUAL(shelf_place(-1, 10), 5);
    CU_ASSERT_EQUAL(shelf_place(-1, UINT64_MAX), 0);
    CU_ASSERT_EQUAL(shelf_place(INT64_MIN, 10), 8);
    CU_ASSERT_EQUAL(shelf_place(INT64_MAX, 10), 7);
    CU_ASSERT_EQUAL(shelf_place(-5, 1), 0);
}

static void places_may_exceed_32_bits(void)
{
    const int64_t four_g = INT64_C(1) << 32;
    CU_ASSERT_EQUAL(shelf_place(four_g + 14, (uint64_t)four_g + 15),
                    (uint64_t)four_g + 14);
    CU_ASSERT_EQUAL(shelf_place(four_g + 16, (uint64_t)four_g + 15), 1);
}

static void every_length_has_its_last_bit(void)
{
    for (uint64_t m = 1; m <= 200; m++) {
        struct shelf *s = with_keys(m, 0, 300);
        CU_ASSERT(holds(s, m, 0, 300));
        shelf_free(s);
    }
}

static void no_bits_are_no_shelf(void)
{
    CU_ASSERT_PTR_NULL(shelf_new(0));
    shelf_free(NULL);
}

static void keys_are_bytes(void)
{
    static const struct { const char *bytes; size_t len; } keys[] = {
        { NULL, 0 }, { "k", 1 }, { "k\0", 2 }, { "k\0a", 3 }, { "k\n", 2 }
    };
    struct shelf *s = shelf_new(1000003);
    CU_ASSERT_PTR_NOT_NULL_FATAL(s);
    for (int i = 0; i < 5; i++) {
        CU_ASSERT_FALSE(shelf_has(s, keys[i].bytes, keys[i].len));
        CU_ASSERT_TRUE(shelf_put(s, keys[i].bytes, keys[i].len));
        CU_ASSERT_TRUE(shelf_has(s, keys[i].bytes, keys[i].len));
    }
    for (int i = 0; i < 5; i++)
        CU_ASSERT_FALSE(shelf_put(s, keys[i].bytes, keys[i].len));
    CU_ASSERT_EQUAL(shelf_count(s), 5);
    shelf_free(s);
}

static void clearing_leaves_nothing(void)
{
    struct shelf *s = with_keys(1000, 0, 300);
    shelf_clear(s);
    CU_ASSERT(holds(s, 1000, 0, 0));
    shelf_free(s);
}

static void joining_adds_the_other_ones_bits(void)
{
    struct shelf *a = with_keys(1000, 0, 100), *b = with_keys(1000, 100, 200);
    CU_ASSERT_TRUE(shelf_join(a, b));
    CU_ASSERT(holds(a, 1000, 0, 200));
    CU_ASSERT(holds(b, 1000, 100, 200));
    shelf_free(a);
    shelf_free(b);
}

static void other_lengths_do_not_join(void)
{
    struct shelf *a = with_keys(1000, 0, 100), *b = with_keys(999, 100, 200);
    CU_ASSERT_FALSE(shelf_join(a, b));
    CU_ASSERT(holds(a, 1000, 0, 100));
    CU_ASSERT(holds(b, 999, 100, 200));
    shelf_free(a);
    shelf_free(b);
}

SUITE("shelf",
      TEST(places_are_remainders_without_sign),
      TEST(places_may_exceed_32_bits),
      TEST(every_length_has_its_last_bit),
      TEST(no_bits_are_no_shelf),
      TEST(keys_are_bytes),
      TEST(clearing_leaves_nothing),
      TEST(joining_adds_the_other_ones_bits),
      TEST(other_lengths_do_not_join))
