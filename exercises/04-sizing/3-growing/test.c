#include "fpr.h"
#include "grade.h"
#include "growing.h"
#include "sizing.h"
#include "stats.h"

#include <math.h>

SOUND(2);
LIMITS(4, 256);

static struct growing *row_for(uint64_t n, double p)
{
    const char *why = "(nothing in *why)";
    struct growing *g = growing_new(n, p, grade_random(), &why);
    CHECK(g != NULL, "n = %d and p = %g were refused: %s.", (int)n, p, why);
    return g;
}

/* Key number i of a test: eight bytes, no two alike. */
static bool add(struct growing *g, uint64_t i)
{
    return growing_add(g, &i, sizeof i);
}

static bool maybe(const struct growing *g, uint64_t i)
{
    return growing_query(g, &i, sizeof i);
}

/* Adds keys from number `from` on until so many were new; gives the next number. */
static uint64_t add_new(struct growing *g, uint64_t from, uint64_t count)
{
    for (uint64_t tried = 0; count > 0; tried++) {
        CHECK(tried < 100000 + 4 * count, "Nearly every key is said to be known.");
        count -= add(g, from++);
    }
    return from;
}

ESSENTIAL(members, 2, "An empty row knows nobody, and no key is ever lost.")
{
    struct growing *g = row_for(10, 0.01);
    unsigned fresh = 0;
    for (uint64_t i = 0; i < 2000; i++)
        EQUAL(maybe(g, i), false, "Nothing was added yet.");
    for (uint64_t i = 0; i < 2000; i++) {
        fresh += add(g, i);
        EQUAL(maybe(g, i), true, "Key number %d was added just now.", (int)i);
    }
    for (uint64_t i = 0; i < 2000; i++)
        EQUAL(maybe(g, i), true, "Key number %d of 2000 was added; its filter is "
              "not the last one any more.", (int)i);
    CHECK(fresh > 1000, "Only %u of 2000 new keys were said to be new.", fresh);
    growing_free(g);
}

TEST(opens, 2, "Filter i + 1 is opened by the first key that filter i has no room for.")
{
    struct growing *g = row_for(7, 0.02);
    uint64_t i = 0;
    EQUAL(growing_count(g), 1u, "A new row has one filter.");
    for (size_t filters = 1; filters <= 9; filters++) {
        i = add_new(g, i, (UINT64_C(7) << (filters - 1)) - (filters == 1 ? 1 : 2));
        EQUAL(growing_count(g), filters, "All filters but the last are full, and it "
              "has room for one key.");
        i = add_new(g, i, 1);
        EQUAL(growing_count(g), filters, "The last filter has just been given its "
              "last key: nobody needs another yet.");
        i = add_new(g, i, 1);
        EQUAL(growing_count(g), filters + 1, "This key had no room in a filter for "
              "%d keys.", 7 << (filters - 1));
    }
    growing_free(g);
}

TEST(again, 1, "A key that the row knows changes nothing.")
{
    struct growing *g = row_for(50, 0.01);
    add_new(g, 0, 49);
    uint64_t ones = bloom_ones(growing_filter(g, 0));
    for (int times = 0; times < 500; times++)
        EQUAL(add(g, 7), false, "Key 7 is in there.");
    EQUAL(growing_count(g), 1u, "One key that comes 500 times is one key.");
    EQUAL(bloom_ones(growing_filter(g, 0)), ones, "Not a bit changes.");
    EQUAL(add_new(g, 1000, 1) > 1000 ? growing_count(g) : 0, 1u,
          "There was still room for one key.");
    growing_free(g);
}

/* The exact rate of filter i, when it holds what it was sized for. */
static double rate_of(const struct growing *g, size_t i, uint64_t n)
{
    const struct bloom *b = growing_filter(g, i);
    return fpr_exact(bloom_m(b), bloom_k(b), n << i);
}

static void adds_up(uint64_t n, double p, size_t filters)
{
    struct growing *g = row_for(n, p);
    add_new(g, 0, (n << (filters - 1)) - n + 1);
    EQUAL(growing_count(g), filters, "After so many new keys.");
    double sum = 0;
    for (size_t i = 0; i < filters; i++) {
        sum += rate_of(g, i, n);
        CHECK(sum <= p, "n = %d, p = %g: the exact rates of the first %d filters, when "
              "they are full, add up to %g.", (int)n, p, (int)i + 1, sum);
    }
    growing_free(g);
}

TEST(promise, 2, "The filters' exact rates add up to p at most, however many there are.")
{
    adds_up(100, 0.01, 10);
    adds_up(1, 0.001, 17);
    adds_up(3, 0.9, 13);
}

TEST(price, 1, "A full row has at most four times the bits of one filter.")
{
    struct growing *g = row_for(100, 0.01);
    uint64_t bits = 0, key = 0;
    for (size_t filters = 1; filters <= 8; filters++) {
        struct sizing one = { 0, 0 };
        key = add_new(g, key, UINT64_C(100) << (filters - 1));
        EQUAL(growing_count(g), filters, "The row is full, and not longer.");
        bits += bloom_m(growing_filter(g, filters - 1));
        sizing_promise((UINT64_C(100) << filters) - 100, 0.01, &one);
        CHECK(bits <= 4 * one.m, "%d filters have %llu bits together, and one for all "
              "of their keys has %llu.", (int)filters, (unsigned long long)bits,
              (unsigned long long)one.m);
    }
    growing_free(g);
}

/* Every full filter has as many ones as its keys make: X is close to normal. */
RANDOM(fill, 1, 1e-5, "Each filter holds the keys it was sized for, and no others.")
{
    struct growing *g = row_for(200, 0.01);
    add_new(g, grade_random() >> 1, 200 * 31);
    EQUAL(growing_count(g), 5u, "200, 400, 800, 1600 and 3200 keys.");
    for (size_t i = 0; i < 5; i++) {
        const struct bloom *b = growing_filter(g, i);
        uint64_t m = bloom_m(b), n = UINT64_C(200) << i;
        double mean = fpr_ones_mean(m, bloom_k(b), n);
        double off = 5 * sqrt(fpr_ones_variance(m, bloom_k(b), n)) + 2;
        WITHIN((double)bloom_ones(b), mean - off, mean + off, "The number of ones of "
               "filter %d, which was to hold %d keys.", (int)i, (int)n);
    }
    growing_free(g);
}

/* Given the filters' ones, a stranger's chance is known, and he is one trial. */
RANDOM(strangers, 1, 6e-7, "Says maybe to a stranger as often as its filters do.")
{
    enum { STRANGERS = 20000 };
    struct growing *g = row_for(50, 0.05);
    add_new(g, grade_random() >> 1, 50 * 63);
    double no = 1;
    for (size_t i = 0; i < growing_count(g); i++) {
        const struct bloom *b = growing_filter(g, i);
        no *= 1 - fpr_given(bloom_m(b), bloom_k(b), bloom_ones(b));
    }
    uint64_t hits = 0;
    for (int i = 0; i < STRANGERS; i++)
        hits += maybe(g, grade_random() | UINT64_C(1) << 63);
    CHECK(stats_binomial_within(hits, STRANGERS, 1 - no, 5.5), "%d of %d strangers were "
          "told maybe, where %.0f are expected.", (int)hits, STRANGERS,
          STRANGERS * (1 - no));
    growing_free(g);
}

static void refuses(uint64_t n, double p, const char *reason)
{
    const char *why = NULL;
    struct growing *g = growing_new(n, p, 1, &why);
    CHECK(g == NULL, "n = %llu, p = %g is no filter.", (unsigned long long)n, p);
    EQUAL(why, reason, "Why n = %llu, p = %g is refused.", (unsigned long long)n, p);
    CHECK(growing_new(n, p, 1, NULL) == NULL, "Who does not want to know why, passes "
          "NULL.");
}

TEST(refused, 1, "Refuses what is no filter, and says why.")
{
    static const double p[] = { 0, 1, 1.5, 2, 7, -1, NAN, INFINITY };
    for (int i = 0; i < 8; i++)
        refuses(10, p[i], sizing_bad_p);
    refuses(0, 0.01, sizing_bad_n);
    refuses(UINT64_C(1000000000000000000), 0.01, sizing_too_big);
    refuses(1000, 1e-300, sizing_beyond_hash);
    growing_free(NULL);
    growing_free(row_for(1, 0.9999));
    CHECK(true, "");
}

/* At 2^-62 n a filter is beyond its hash: a row for this p ends after a few. */
TEST(end, 1, "When there can be no further filter, no key is lost.")
{
    struct growing *g = row_for(1, 1e-16);
    for (uint64_t i = 0; i < 3000; i++)
        add(g, i);
    CHECK(growing_count(g) < 16, "A filter that no hash can keep was opened.");
    for (uint64_t i = 0; i < 3000; i++)
        EQUAL(maybe(g, i), true, "Key %d was added when the row could not grow.", (int)i);
    growing_free(g);
}
