/* The tables of Chapter 5's figures: every measured point within five standard
 * deviations of theory, whose numbers are computed here again. The bounds
 * themselves are tried with points that are off. */
#include <math.h>
#include <stdlib.h>

#include "estimate.h"
#include "fpr.h"
#include "stats.h"
#include "suite.h"
#include "tsv.h"

/* Student's t that is left with the chance of five sigmas. */
static double five_sigma_t(uint64_t df)
{
    return stats_t_quantile(1 - 2.87e-7, df);
}

/* Standard deviation of the mean rate of T filters, Q probes each. */
static double rate_sd(uint64_t m, unsigned k, uint64_t n, double T, double Q)
{
    double p = fpr_exact(m, k, n), s = fpr_spread(m, k, n);
    return sqrt((s * s * p * p + (p - p * p * (1 + s * s)) / Q) / T);
}

static bool agree(double seen, double right)
{
    return fabs(seen - right) <= 1e-10 * fabs(right);
}

static bool within(double seen, double right, double sd)
{
    return fabs(seen - right) <= 5 * sd;
}

/* A row in the standard columns. */
static void rate_holds(const struct tsv *t, size_t row)
{
    uint64_t m = tsv_whole(t, row, "m"), n = tsv_whole(t, row, "n");
    unsigned k = (unsigned)tsv_whole(t, row, "k");
    double T = tsv_number(t, row, "trials"), Q = tsv_number(t, row, "probes");
    double exact = fpr_exact(m, k, n), seen = tsv_number(t, row, "measured");
    double sd = n > 0 ? rate_sd(m, k, n, T, Q) : 0;
    CU_ASSERT(agree(tsv_number(t, row, "exact"), exact));
    CU_ASSERT(agree(tsv_number(t, row, "false_positives") / T / Q, seen));
    CU_ASSERT(within(seen, exact, sd));
    CU_ASSERT_FALSE(within(seen + 10 * sd + 1e-9, exact, sd));
    CU_ASSERT_FALSE(within(seen - 10 * sd - 1e-9, exact, sd));
}

static void rates_hold(const char *name, size_t rows)
{
    struct tsv t = tsv_read(name);
    CU_ASSERT_EQUAL(t.rows, rows);
    for (size_t row = 0; row < t.rows; row++)
        rate_holds(&t, row);
    tsv_free(&t);
}

static void churn_leaves_the_rate_of_the_live_keys(void)
{
    rates_hold("05-counting-churn.tsv", 22);
    struct tsv t = tsv_read("05-counting-churn.tsv");
    for (size_t row = 0; row < t.rows; row++) {
        uint64_t turnovers = tsv_whole(&t, row, "turnovers");
        bool plain = strcmp(tsv_text(&t, row, "kind"), "plain") == 0;
        CU_ASSERT_EQUAL(tsv_whole(&t, row, "n"),
                        500 * (plain ? turnovers + 1 : 1));
    }
    tsv_free(&t);
}

static void members_are_missed_at_the_second_filters_rate(void)
{
    rates_hold("05-counting-tombs.tsv", 11);
}

/* --- estimates ------------------------------------------------------------ */

static bool estimates_hold(const struct tsv *t, size_t row, double off)
{
    uint64_t m = tsv_whole(t, row, "m"), n = tsv_whole(t, row, "n");
    unsigned k = (unsigned)tsv_whole(t, row, "k");
    uint64_t T = tsv_whole(t, row, "trials");
    uint64_t saturated = tsv_whole(t, row, "saturated");
    double sd = tsv_number(t, row, "sd_exact") / sqrt((double)(T - saturated));
    double naive = fpr_ones_mean(m, k, n) / k;
    double naive_sd = sqrt(fpr_ones_variance(m, k, n) / (double)T) / k;
    return tsv_number(t, row, "live") == (double)n
        && fabs(tsv_number(t, row, "distinct") + off * sd
                - tsv_number(t, row, "distinct_exact")) <= 5 * sd
        && fabs(tsv_number(t, row, "naive") + off * naive_sd - naive)
           <= 5 * naive_sd
        && agree(tsv_number(t, row, "naive_exact"), naive)
        && stats_binomial_within(saturated, T,
                                 tsv_number(t, row, "saturated_exact"), 5);
}

static void estimates_are_as_expected(void)
{
    struct tsv t = tsv_read("05-counting-estimates.tsv");
    for (size_t row = 0; row < t.rows; row++) {
        CU_ASSERT(estimates_hold(&t, row, 0));
        CU_ASSERT_FALSE(estimates_hold(&t, row, 10));
        CU_ASSERT_FALSE(estimates_hold(&t, row, -10));
    }
    CU_ASSERT_EQUAL(t.rows, 16);
    tsv_free(&t);
}

/* While no filter is near saturation, the formulas say it too: the mean is
 * n + (e^t - 1 - t)/(2k) + n/(2m) but for smaller terms, as ln(1 - X/m) is
 * convex and (1 - 1/m)^(kn) below e^-t; the spread is estimate_sd's. */
static void the_expected_estimate_follows_the_formulas(void)
{
    struct tsv t = tsv_read("05-counting-estimates.tsv");
    for (size_t row = 0; row < t.rows; row++) {
        double m = tsv_number(&t, row, "m"), n = tsv_number(&t, row, "n");
        double k = tsv_number(&t, row, "k"), load = k * n / m;
        double bias = tsv_number(&t, row, "distinct_exact") - n;
        if (load > 3)
            continue;
        double formula = (expm1(load) - load) / (2 * k) + n / (2 * m);
        CU_ASSERT(fabs(bias / formula - 1) < 0.05);
        CU_ASSERT(fabs(tsv_number(&t, row, "sd_exact")
                       / estimate_sd((uint64_t)m, (unsigned)k, n) - 1) < 0.03);
        CU_ASSERT(fabs(tsv_number(&t, row, "sd")
                       / tsv_number(&t, row, "sd_exact") - 1)
                  < 5 * sqrt(0.5 / tsv_number(&t, row, "trials")));
    }
    tsv_free(&t);
}

/* --- counters ------------------------------------------------------------- */

static bool counter_holds(const struct tsv *t, size_t row, double off)
{
    double m = tsv_number(t, row, "m"), n = tsv_number(t, row, "n");
    double load = tsv_number(t, row, "k") * n / m;
    unsigned count = (unsigned)tsv_whole(t, row, "count");
    uint64_t seen = tsv_whole(t, row, "seen");
    uint64_t counters = tsv_whole(t, row, "counters");
    double p = estimate_tail(load, count)
             - (row + 1 < t->rows ? estimate_tail(load, count + 1) : 0);
    double shifted = (double)seen + off * sqrt((double)counters * p);
    return fabs(tsv_number(t, row, "poisson") / p - 1) < 1e-6
        && fabs(tsv_number(t, row, "exact") / p - 1) < 1e-4
        && shifted >= 0
        && stats_binomial_within((uint64_t)shifted, counters, p, 5);
}

static void counters_are_poisson(void)
{
    struct tsv t = tsv_read("05-counting-counters.tsv");
    uint64_t all = 0;
    for (size_t row = 0; row < t.rows; row++) {
        all += tsv_whole(&t, row, "seen");
        CU_ASSERT(counter_holds(&t, row, 0));
        CU_ASSERT_FALSE(counter_holds(&t, row, 12));
    }
    CU_ASSERT_EQUAL(all, tsv_whole(&t, 0, "counters"));
    CU_ASSERT_EQUAL(t.rows, 10);
    tsv_free(&t);
}

static void a_popular_key_sticks_its_counters(void)
{
    struct tsv t = tsv_read("05-counting-popular.tsv");
    for (size_t row = 0; row < t.rows; row++) {
        uint64_t added = tsv_whole(&t, row, "added");
        CU_ASSERT_EQUAL(tsv_whole(&t, row, "bits4"), added < 15 ? added : 15);
        CU_ASSERT_EQUAL(tsv_whole(&t, row, "bits16"),
                        added < 65535 ? added : 65535);
        CU_ASSERT(added < 15 || tsv_whole(&t, row, "stuck4") == 7);
        CU_ASSERT(added < 65535 || tsv_whole(&t, row, "stuck16") == 7);
        CU_ASSERT(added > 60000 || tsv_whole(&t, row, "stuck16") == 0);
    }
    CU_ASSERT(tsv_whole(&t, t.rows - 1, "added") > 131072);
    tsv_free(&t);
}

/* --- wrong removals ------------------------------------------------------- */

static bool loss_holds(const struct tsv *t, size_t row, double off)
{
    const char *kind = tsv_text(t, row, "kind");
    uint64_t m = tsv_whole(t, row, "m"), n = tsv_whole(t, row, "n");
    unsigned k = (unsigned)tsv_whole(t, row, "k");
    uint64_t filters = tsv_whole(t, row, "filters");
    double load = k * (double)n / (double)m;
    double theory = strcmp(kind, "blind") == 0 ? k * load * exp(-load)
                                               : k * load / expm1(load);
    double se = tsv_number(t, row, "sd") / sqrt((double)filters);
    return agree(tsv_number(t, row, "theory"), theory)
        && fabs(tsv_number(t, row, "lost") + off * se - theory)
           <= five_sigma_t(filters - 1) * se;
}

/* How many were not refused: the rate of the filter, but by the same filters
 * again and again, so that their spread counts as well. */
static bool acceptance_holds(const struct tsv *t, size_t row, double off)
{
    uint64_t m = tsv_whole(t, row, "m"), n = tsv_whole(t, row, "n");
    unsigned k = (unsigned)tsv_whole(t, row, "k");
    double accepted = tsv_number(t, row, "accepted");
    double rate = accepted / tsv_number(t, row, "asked");
    n -= strcmp(tsv_text(t, row, "kind"), "twice") == 0;
    double p = fpr_exact(m, k, n), s = fpr_spread(m, k, n);
    double sd = p * sqrt(1 / accepted + s * s / tsv_number(t, row, "filters"));
    return fabs(rate + off * sd - p) <= 5 * sd;
}

static void wrong_removals_cost_what_theory_says(void)
{
    struct tsv t = tsv_read("05-counting-blind.tsv");
    unsigned kinds[3] = { 0, 0, 0 };
    for (size_t row = 0; row < t.rows; row++) {
        const char *kind = tsv_text(&t, row, "kind");
        kinds[*kind == 'b' ? 0 : *kind == 'p' ? 1 : 2]++;
        CU_ASSERT(loss_holds(&t, row, 0));
        CU_ASSERT_FALSE(loss_holds(&t, row, 12));
        CU_ASSERT_FALSE(loss_holds(&t, row, -12));
        if (*kind == 'b') {
            CU_ASSERT_EQUAL(tsv_whole(&t, row, "accepted"),
                            tsv_whole(&t, row, "asked"));
            continue;
        }
        CU_ASSERT(acceptance_holds(&t, row, 0));
        CU_ASSERT_FALSE(acceptance_holds(&t, row, 10));
        CU_ASSERT_FALSE(acceptance_holds(&t, row, -10));
    }
    CU_ASSERT_EQUAL(kinds[0], 9);
    CU_ASSERT(kinds[1] >= 6 && kinds[2] >= 4);
    tsv_free(&t);
}

SUITE("05-counting-data",
      TEST(churn_leaves_the_rate_of_the_live_keys),
      TEST(members_are_missed_at_the_second_filters_rate),
      TEST(estimates_are_as_expected),
      TEST(the_expected_estimate_follows_the_formulas),
      TEST(counters_are_poisson),
      TEST(a_popular_key_sticks_its_counters),
      TEST(wrong_removals_cost_what_theory_says))
