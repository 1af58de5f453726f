#include "grade.h"
#include "walk.h"

#include "probe.h"

SOUND(2);

/* Position number i by its formula, for i up to 10^6. */
__extension__ typedef unsigned __int128 wide;

static uint64_t formula(uint64_t m, uint64_t h1, uint64_t h2, uint64_t i)
{
    return (uint64_t)(((wide)h1 + (wide)h2 * i + (i * i * i - i) / 6) % m);
}

static void check_walk(uint64_t m, uint64_t h1, uint64_t h2, unsigned length)
{
    struct walk w;
    walk_start(&w, m, h1, h2);
    for (unsigned i = 0; i < length; i++)
        EQUAL(walk_next(&w), formula(m, h1, h2, i),
              "Number %u for m = %llu, h1 = %llu, h2 = %llu.", i,
              (unsigned long long)m, (unsigned long long)h1,
              (unsigned long long)h2);
}

ESSENTIAL(by_hand, 2, "From 3 with steps of 5, 6, 8, 11, 15 and 20.")
{
    static const uint64_t expected[] = { 3, 8, 14, 22, 33, 48, 68 };
    struct walk w;
    walk_start(&w, 1000, 3, 5);
    for (int i = 0; i < 7; i++)
        EQUAL(walk_next(&w), expected[i], "Position number %d: each step is longer "
              "than the last, first by 1, then by 2, by 3 ...", i);
}

TEST(round_the_end, 1, "Comes in again at the other end, and lands on m never.")
{
    static const uint64_t expected[] = { 7, 0, 4, 0, 9, 2 };
    struct walk w;
    walk_start(&w, 10, 7, 3);
    for (int i = 0; i < 6; i++)
        EQUAL(walk_next(&w), expected[i], "m = 10, the steps are 3, 4, 6, 9, 13.");
}

TEST(any_hashes, 1, "Takes hashes of 64 bits, which are mostly above m.")
{
    check_walk(1000, UINT64_MAX, UINT64_MAX, 20);
    check_walk(1000, 1000, 1000, 20);
    check_walk(1, 5, 5, 20);
    check_walk(UINT64_C(1) << 32, UINT64_C(3) << 40, UINT64_C(7) << 32 | 5, 20);
}

TEST(long_walks, 1, "Does not lose its way on short rows and long walks.")
{
    for (uint64_t m = 1; m <= 20; m++)
        check_walk(m, 17, 4, 200);
    check_walk(257, 255, 256, 70000);
    check_walk(65537, 1, 2, 70000);
}

TEST(two_at_once, 1, "Two walks do not disturb each other.")
{
    struct walk a, b;
    walk_start(&a, 1000, 3, 5);
    walk_start(&b, 77, 30, 60);
    for (unsigned i = 0; i < 50; i++) {
        EQUAL(walk_next(&a), formula(1000, 3, 5, i), "Number %u of the first.", i);
        EQUAL(walk_next(&b), formula(77, 30, 60, i), "Number %u of the second.", i);
    }
}

RANDOM(like_the_book, 1, 0, "Agrees with the chapter's scheme wherever that works.")
{
    for (int trial = 0; trial < 300; trial++) {
        uint64_t m = 1 + (grade_random() >> (16 + grade_below(48)));
        struct probe p = { .scheme = &probe_enhanced, .m = m };
        struct walk w;
        p.h1 = grade_random() % m;
        p.h2 = grade_random() % m;
        walk_start(&w, m, p.h1, p.h2);
        for (unsigned i = 0; i < 30; i++)
            EQUAL(walk_next(&w), probe_at(&p, i), "Position number %u, m = %llu.",
                  i, (unsigned long long)m);
    }
}

TEST(huge, 1, "Goes right for every m up to 2^64 - 1, where sums do not fit.")
{
    static const uint64_t by[] = { 1, 2, 59, UINT64_C(1) << 32, UINT64_MAX / 2 };
    for (int i = 0; i < 5; i++) {
        uint64_t m = UINT64_MAX - by[i] + 1;
        check_walk(m, m - 1, m - 1, 100);
        check_walk(m, UINT64_MAX / 3, UINT64_MAX / 5 * 4, 100);
        check_walk(m, UINT64_MAX, 0, 100);
    }
}

/* All m^2 members' patterns, each against all strangers'. */
static double slow_rate(unsigned m, unsigned k)
{
    uint64_t covered = 0, pattern[16 * 16] = { 0 };
    for (unsigned v = 0; v < m * m; v++)
        for (unsigned i = 0; i < k; i++)
            pattern[v] |= UINT64_C(1) << formula(m, v / m, v % m, i);
    for (unsigned a = 0; a < m * m; a++)
        for (unsigned b = 0; b < m * m; b++)
            covered += (pattern[b] & ~pattern[a]) == 0;
    return (double)covered / ((double)m * m * m * m);
}

TEST(rate_of_the_toy, 1, "The rates of ten bits, which the chapter prints for k = 3.")
{
    CLOSE(walk_rate(10, 1), 0.1, 1e-12, "The stranger's one position is the member's.");
    CLOSE(walk_rate(10, 3), slow_rate(10, 3), 1e-12,
          "Look at enhanced in \"Four schemes on the toy\".");
    CLOSE(walk_rate(10, 1000), slow_rate(10, 1000), 1e-12,
          "A long walk need not meet every bit.");
}

TEST(rates, 1, "The rates of other small filters, up to 64 bits.")
{
    for (unsigned m = 1; m <= 16; m++)
        for (unsigned k = 1; k <= 7; k += 2)
            CLOSE(walk_rate(m, k), slow_rate(m, k), 1e-12, "m = %u, k = %u.", m, k);
    CLOSE(walk_rate(64, 1), 1.0 / 64, 1e-12, "m = 64: one bit in 64 is set.");
    WITHIN(walk_rate(64, 7), 1.0 / 4096, 2.0 / 4096,
           "One stranger in 64^2 walks the member's own walk, and few others get in.");
}
