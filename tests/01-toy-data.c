/* The tables that step 1 plots. A toy's own rate has no error, so it is held to
 * (X/10)^3 to the last one of a thousand strangers; means over random toys are
 * held to `exact` within five standard errors, and the errors are known, for
 * the distribution of X is computed here anew. */
#include "suite.h"
#include "tsv.h"

#include <math.h>

#include "stats.h"

enum { M = 10, K = 3, NAMES = 8, TOYS = 40000 };

/* p[x]: the chance of x ones after n names of three positions each. */
static void chances_of_ones(unsigned n, double p[M + 1])
{
    for (unsigned x = 0; x <= M; x++)
        p[x] = x == 0;
    for (unsigned step = 0; step < K * n; step++)
        for (unsigned x = M + 1; x-- > 0; )
            p[x] = p[x] * x / M + (x ? p[x - 1] * (M - x + 1) / M : 0);
}

/* The mean over toys of the rate to some power. */
static double moment(unsigned n, unsigned power)
{
    double p[M + 1], sum = 0;
    chances_of_ones(n, p);
    for (unsigned x = 0; x <= M; x++)
        sum += p[x] * pow((double)x / M, K * power);
    return sum;
}

/* The standard error of the mean rate of so many toys of n names. */
static double error_of(unsigned n, double toys)
{
    double exact = moment(n, 1);
    return sqrt((moment(n, 2) - exact * exact) / toys);
}

static void exact_is_the_mean_over_toys(void)
{
    struct tsv t = tsv_read("01-toy-curve.tsv");
    CU_ASSERT_EQUAL(t.rows, NAMES + 1);
    for (size_t row = 0; row < t.rows; row++) {
        double exact = tsv_number(&t, row, "exact");
        unsigned n = (unsigned)tsv_whole(&t, row, "n");
        CU_ASSERT_EQUAL(n, row);
        CU_ASSERT_TRUE(fabs(exact - moment(n, 1)) <= 1e-12 * exact);
    }
    tsv_free(&t);
}

static void measured_is_exact_within_five_errors(void)
{
    struct tsv t = tsv_read("01-toy-curve.tsv");
    for (size_t row = 0; row < t.rows; row++) {
        unsigned n = (unsigned)tsv_whole(&t, row, "n");
        double exact = moment(n, 1), trials = tsv_number(&t, row, "trials");
        double error = error_of(n, trials);
        CU_ASSERT_TRUE(trials >= 1000);
        CU_ASSERT_TRUE(fabs(tsv_number(&t, row, "measured") - exact)
                       <= 5 * error);
    }
    tsv_free(&t);
}

static void measured_excludes_classic(void)
{
    struct tsv t = tsv_read("01-toy-curve.tsv");
    for (size_t row = 1; row < t.rows; row++) {
        unsigned n = (unsigned)tsv_whole(&t, row, "n");
        double error = error_of(n, tsv_number(&t, row, "trials"));
        double classic = pow(1 - exp(-(double)K * n / M), K);
        CU_ASSERT_DOUBLE_EQUAL(tsv_number(&t, row, "classic"), classic, 1e-12);
        CU_ASSERT_TRUE(tsv_number(&t, row, "measured") > classic + 5 * error);
    }
    tsv_free(&t);
}

static void no_false_negatives(void)
{
    struct tsv t = tsv_read("01-toy-curve.tsv");
    for (size_t row = 0; row < t.rows; row++)
        CU_ASSERT_EQUAL(tsv_whole(&t, row, "false_negatives"), 0);
    tsv_free(&t);
}

static void our_toy_has_ones_cubed(void)
{
    static const double rate[] = { 0, 0.027, 0.216, 0.343, 0.343 };
    struct tsv t = tsv_read("01-toy-curve.tsv");
    for (size_t row = 0; row < t.rows; row++)
        if (row < 5)
            CU_ASSERT_DOUBLE_EQUAL(tsv_number(&t, row, "ours"), rate[row], 1e-12)
        else
            CU_ASSERT_TRUE(isnan(tsv_number(&t, row, "ours")));
    tsv_free(&t);
}

static void every_toy_has_ones_cubed(void)
{
    struct tsv t = tsv_read("01-toy-spread.tsv");
    for (size_t row = 0; row < t.rows; row++) {
        uint64_t ones = tsv_whole(&t, row, "ones");
        CU_ASSERT_EQUAL(tsv_whole(&t, row, "fewest"), ones * ones * ones);
        CU_ASSERT_EQUAL(tsv_whole(&t, row, "most"), ones * ones * ones);
    }
    tsv_free(&t);
}

/* The circles of the figure: each group as large as it must be. */
static void groups_are_as_large_as_the_chain_says(void)
{
    struct tsv t = tsv_read("01-toy-spread.tsv");
    for (size_t row = 0; row < t.rows; row++) {
        double p[M + 1];
        chances_of_ones((unsigned)tsv_whole(&t, row, "n"), p);
        double chance = p[tsv_whole(&t, row, "ones")];
        uint64_t toys = tsv_whole(&t, row, "toys");
        CU_ASSERT_TRUE(stats_binomial_within(toys, TOYS, chance, 5));
        CU_ASSERT_DOUBLE_EQUAL(tsv_number(&t, row, "share"),
                               (double)toys / TOYS, 1e-12);
    }
    tsv_free(&t);
}

/* Both tables tell of the same toys. */
static void groups_add_up_to_the_curve(void)
{
    struct tsv curve = tsv_read("01-toy-curve.tsv");
    struct tsv spread = tsv_read("01-toy-spread.tsv");
    uint64_t toys[NAMES + 1] = { 0 }, maybes[NAMES + 1] = { 0 };
    for (size_t row = 0; row < spread.rows; row++) {
        uint64_t n = tsv_whole(&spread, row, "n");
        toys[n] += tsv_whole(&spread, row, "toys");
        maybes[n] += tsv_whole(&spread, row, "toys")
                     * tsv_whole(&spread, row, "most");
    }
    for (size_t n = 1; n <= NAMES; n++) {
        CU_ASSERT_EQUAL(toys[n], TOYS);
        CU_ASSERT_EQUAL(tsv_whole(&curve, n, "trials"), TOYS);
        CU_ASSERT_EQUAL(maybes[n], tsv_whole(&curve, n, "false_positives"));
    }
    tsv_free(&spread);
    tsv_free(&curve);
}

/* Of the pairs in which one name leaves by clearing its bits: 1 less the mean
 * of (1 - d/10)^3, with d the number of different positions of that name. */
static void lost_pairs_are_as_many_as_must_be(void)
{
    struct tsv t = tsv_read("01-toy-values.tsv");
    for (size_t row = 0; row < t.rows; row++)
        if (strcmp(tsv_text(&t, row, "name"), "lost_pairs") == 0) {
            CU_ASSERT_EQUAL(tsv_whole(&t, row, "value"),
                            1000000 - 720 * 343 - 270 * 512 - 10 * 729);
            tsv_free(&t);
            return;
        }
    CU_FAIL("no such row");
}

SUITE("01-toy-data",
      TEST(exact_is_the_mean_over_toys),
      TEST(measured_is_exact_within_five_errors),
      TEST(measured_excludes_classic),
      TEST(no_false_negatives),
      TEST(our_toy_has_ones_cubed),
      TEST(every_toy_has_ones_cubed),
      TEST(groups_are_as_large_as_the_chain_says),
      TEST(groups_add_up_to_the_curve),
      TEST(lost_pairs_are_as_many_as_must_be))
