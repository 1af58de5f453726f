/* Holds the tables of step 6 to theory. */
#include "suite.h"

#include <math.h>
#include <stdlib.h>

#include "fpr.h"
#include "tsv.h"

/* Is a mean of T rates of Q probes each within five sigma of `exact`? Filters
 * differ, and so do answers. */
static bool rate_is_near(const struct tsv *t, size_t row, double exact)
{
    double trials = tsv_number(t, row, "trials");
    double spread = exact * fpr_spread(tsv_whole(t, row, "m"),
                                       (unsigned)tsv_whole(t, row, "k"),
                                       tsv_whole(t, row, "n"));
    double within = exact * (1 - exact) / tsv_number(t, row, "probes");
    double sigma = sqrt((spread * spread + within) / trials);
    return fabs(tsv_number(t, row, "measured") - exact) <= 5 * sigma;
}

static void filters_filled_by_several_threads_have_the_exact_rate(void)
{
    struct tsv t = tsv_read("06-locking-rate.tsv");
    CU_ASSERT_EQUAL(t.rows, 8);
    for (size_t row = 0; row < t.rows; row++) {
        double exact = tsv_number(&t, row, "exact");
        CU_ASSERT_TRUE(rate_is_near(&t, row, exact));
        CU_ASSERT_FALSE(rate_is_near(&t, row, 1.15 * exact));
        CU_ASSERT_FALSE(rate_is_near(&t, row, 0.85 * exact));
    }
    tsv_free(&t);
}

static void filters_filled_by_several_threads_have_no_false_negatives(void)
{
    struct tsv t = tsv_read("06-locking-rate.tsv");
    for (size_t row = 0; row < t.rows; row++)
        CU_ASSERT_EQUAL(tsv_whole(&t, row, "false_negatives"), 0);
    tsv_free(&t);
}

/* The formula leaves out what is of the order of threads over words: up to 2 %
 * in the smallest filters. */
static bool loss_is_near(const struct tsv *t, size_t row, double expected)
{
    double slack = tsv_whole(t, row, "n") < 500 ? 0.02 * expected : 0;
    return fabs(tsv_number(t, row, "lost") - expected)
        <= 5 * tsv_number(t, row, "error") + slack;
}

static void unlocked_threads_lose_as_many_members_as_predicted(void)
{
    struct tsv t = tsv_read("06-locking-lost.tsv");
    CU_ASSERT_EQUAL(t.rows, 21);
    for (size_t row = 0; row < t.rows; row++) {
        double expected = tsv_number(&t, row, "expected");
        CU_ASSERT_TRUE(loss_is_near(&t, row, expected));
        CU_ASSERT_FALSE(loss_is_near(&t, row, 1.5 * expected));
        CU_ASSERT_FALSE(loss_is_near(&t, row, 0.5 * expected));
    }
    tsv_free(&t);
}

/* The committed timings: complete, and of several rounds. */
static void timings_are_complete(void)
{
    static const struct { const char *name; size_t rows; double rounds; }
    tables[] = {
        { "06-locking-speed.tsv", 12, 7 }, { "06-locking-threads.tsv", 39, 7 },
        { "06-locking-wait.tsv", 9, 7 },
    };
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        struct tsv t = tsv_read(tables[i].name);
        CU_ASSERT_TRUE(t.rows >= tables[i].rows);
        for (size_t row = 0; row < t.rows; row++)
            CU_ASSERT_TRUE(tsv_number(&t, row, "rounds") >= tables[i].rounds);
        tsv_free(&t);
    }
}

/* At ten million keys, and so many strangers, the rate of our filters is within
 * 1 % of theory (the spread of chance is 0.3 %), and no member is denied. */
static void timed_filters_keep_their_rate(void)
{
    struct tsv t = tsv_read("06-locking-speed.tsv");
    for (size_t row = 0; row < t.rows; row++) {
        CU_ASSERT_EQUAL(tsv_whole(&t, row, "false_negatives"), 0);
        double n = tsv_number(&t, row, "n");
        if (n < 1e7 || strcmp(tsv_text(&t, row, "library"), "libbloom") == 0)
            continue;
        double rate = tsv_number(&t, row, "false_positives") / n;
        CU_ASSERT_DOUBLE_EQUAL(rate, 0.01, 0.0001);
    }
    tsv_free(&t);
}

SUITE("06-locking-data",
      TEST(filters_filled_by_several_threads_have_the_exact_rate),
      TEST(filters_filled_by_several_threads_have_no_false_negatives),
      TEST(unlocked_threads_lose_as_many_members_as_predicted),
      TEST(timings_are_complete),
      TEST(timed_filters_keep_their_rate))
