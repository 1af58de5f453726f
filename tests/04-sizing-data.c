/* The tables that chapter 4 plots: every measured point within five sigma of
 * the exact rate, and each claim of the chapter about them. */
#include <math.h>
#include <string.h>

#include "fpr.h"
#include "sizing.h"
#include "stats.h"
#include "suite.h"
#include "tsv.h"

/* How much filters differ, by the slope of (X/m)^k where the filter is large
 * enough for that: fpr_spread takes its time. */
static double spread_of(uint64_t m, unsigned k, uint64_t n)
{
    if (k * n <= 700)
        return fpr_spread(m, k, n);
    return k * sqrt(fpr_ones_variance(m, k, n)) / fpr_ones_mean(m, k, n);
}

/* Standard deviation of a mean over T filters of Q probes each: filters differ,
 * and so do probes of one filter. */
static double sigma(uint64_t m, unsigned k, uint64_t n, double T, double Q)
{
    double rate = fpr_exact(m, k, n), spread = rate * spread_of(m, k, n);
    return sqrt((spread * spread * (1 - 1 / Q) + rate * (1 - rate) / Q) / T);
}

struct row { uint64_t m, n; unsigned k; double measured, exact, sigma; };

static struct row read_row(const struct tsv *t, size_t i)
{
    struct row r = {
        .m = tsv_whole(t, i, "m"), .n = tsv_whole(t, i, "n"),
        .k = (unsigned)tsv_whole(t, i, "k"),
        .measured = tsv_number(t, i, "measured"),
        .exact = tsv_number(t, i, "exact"),
    };
    r.sigma = sigma(r.m, r.k, r.n, tsv_number(t, i, "trials"),
                    tsv_number(t, i, "probes"));
    return r;
}

/* Within five sigma; where hits are too rare for a bell curve, by the binomial
 * itself. */
static bool near_exact(const struct tsv *t, size_t i, const struct row *r)
{
    double answers = tsv_number(t, i, "trials") * tsv_number(t, i, "probes");
    if (fabs(r->measured - r->exact) <= 5 * r->sigma)
        return true;
    if (r->exact * answers < 30
        && stats_binomial_within(tsv_whole(t, i, "false_positives"),
                                 (uint64_t)answers, r->exact, 5))
        return true;
    printf("%s row %zu: measured %g, exact %g, sigma %g\n", t->name, i + 1,
           r->measured, r->exact, r->sigma);
    return false;
}

static void all_near_exact(const char *name, size_t rows)
{
    struct tsv t = tsv_read(name);
    CU_ASSERT_EQUAL(t.rows, rows);
    for (size_t i = 0; i < t.rows; i++) {
        struct row r = read_row(&t, i);
        CU_ASSERT(near_exact(&t, i, &r));
        CU_ASSERT_DOUBLE_EQUAL(r.exact, fpr_exact(r.m, r.k, r.n),
                               1e-12 * r.exact);
        CU_ASSERT(tsv_number(&t, i, "lo") <= r.measured
                  && r.measured <= tsv_number(&t, i, "hi"));
    }
    tsv_free(&t);
}

static void promise_points_are_near_exact(void)
{
    all_near_exact("04-sizing-promise.tsv", 32);
}

static void bathtub_points_are_near_exact(void)
{
    all_near_exact("04-sizing-k.tsv", 60);
}

static void overload_points_are_near_exact(void)
{
    all_near_exact("04-sizing-overload.tsv", 42);
}

/* 95 % intervals miss now and then, but not often. */
static void intervals_hold_the_exact_rate_about_95_times_in_100(void)
{
    static const char *const tables[] = {
        "04-sizing-promise.tsv", "04-sizing-k.tsv", "04-sizing-overload.tsv"
    };
    unsigned points = 0, inside = 0;
    for (size_t i = 0; i < 3; i++) {
        struct tsv t = tsv_read(tables[i]);
        for (size_t row = 0; row < t.rows; row++) {
            double exact = tsv_number(&t, row, "exact");
            points++;
            inside += tsv_number(&t, row, "lo") <= exact
                   && exact <= tsv_number(&t, row, "hi");
        }
        tsv_free(&t);
    }
    CU_ASSERT(inside >= 0.95 * points - 5 * sqrt(points * 0.95 * 0.05));
}

static void promised_sizes_keep_the_promise(void)
{
    struct tsv t = tsv_read("04-sizing-promise.tsv");
    unsigned kept = 0;
    for (size_t i = 0; i < t.rows; i++) {
        if (strcmp(tsv_text(&t, i, "kind"), "promise"))
            continue;
        struct row r = read_row(&t, i);
        double p = tsv_number(&t, i, "p");
        CU_ASSERT(r.exact <= p);
        CU_ASSERT(r.measured <= p + 5 * r.sigma);
        kept++;
    }
    CU_ASSERT_EQUAL(kept, 16);
    tsv_free(&t);
}

/* At p = 10 % all textbook points together are far above p: no chance. */
static void textbook_sizes_do_not(void)
{
    struct tsv t = tsv_read("04-sizing-promise.tsv");
    double over = 0, variance = 0;
    for (size_t i = 0; i < t.rows; i++) {
        if (strcmp(tsv_text(&t, i, "kind"), "textbook"))
            continue;
        struct row r = read_row(&t, i);
        double p = tsv_number(&t, i, "p");
        CU_ASSERT(r.exact > p);
        if (p == 0.1) {
            CU_ASSERT(r.measured > p);
            over += r.measured - p;
            variance += r.sigma * r.sigma;
        }
    }
    CU_ASSERT(over > 5 * sqrt(variance));
    tsv_free(&t);
}

/* The lowest exact rate of each bathtub is where sizing_k says. */
static void bathtubs_have_their_optimum_where_sizing_k_says(void)
{
    struct tsv t = tsv_read("04-sizing-k.tsv");
    for (uint64_t bits = 5; bits <= 15; bits += 5) {
        double lowest = 1;
        unsigned best = 0, says = 0;
        uint64_t m = 0;
        for (size_t i = 0; i < t.rows; i++)
            if (tsv_whole(&t, i, "bits") == bits
                && tsv_number(&t, i, "exact") < lowest) {
                lowest = tsv_number(&t, i, "exact");
                best = (unsigned)tsv_whole(&t, i, "k");
                m = tsv_whole(&t, i, "m");
            }
        CU_ASSERT_PTR_NULL(sizing_k(m, 1000, &says));
        CU_ASSERT_EQUAL(best, says);
    }
    tsv_free(&t);
}

static void overload_only_raises_the_rate(void)
{
    struct tsv t = tsv_read("04-sizing-overload.tsv");
    for (size_t i = 0; i < t.rows; i++) {
        double p = tsv_number(&t, i, "p"), load = tsv_number(&t, i, "load");
        CU_ASSERT((load > 1) == (tsv_number(&t, i, "exact") > p));
        CU_ASSERT(i == 0 || tsv_number(&t, i - 1, "p") != p
                  || tsv_number(&t, i, "exact")
                     > tsv_number(&t, i - 1, "exact"));
    }
    tsv_free(&t);
}

/* Every member found in every round; the rounds spread as the binomial says:
 * their mean, their variance, and the share inside its 95 % interval. */
static void uuid_rounds_are_binomial(void)
{
    struct tsv t = tsv_read("04-sizing-uuids.tsv");
    double p = tsv_number(&t, 0, "rate"), mean = 9900 * p;
    double sd = sqrt(mean * (1 - p)), rounds = 0, sum = 0, squares = 0;
    double inside = 0, chance = 0;
    CU_ASSERT_EQUAL(tsv_whole(&t, 0, "hits"), 100000);
    CU_ASSERT_DOUBLE_EQUAL(p, 0.02, 5 * 0.02 * spread_of(8151553, 6, 1000000));
    for (size_t i = 0; i < t.rows; i++) {
        double x = tsv_number(&t, i, "false_positives");
        double count = tsv_number(&t, i, "rounds");
        rounds += count;
        sum += count * x;
        squares += count * (x - mean) * (x - mean);
        if (fabs(x - mean) <= 1.96 * sd) {
            inside += count;
            chance += tsv_number(&t, i, "expected") / 1000;
        }
    }
    CU_ASSERT_EQUAL(rounds, 1000);
    CU_ASSERT(fabs(sum / 1000 - mean) < 5 * sd / sqrt(1000));
    CU_ASSERT(fabs(squares / 1000 / (sd * sd) - 1) < 5 * sqrt(2.0 / 1000));
    CU_ASSERT(fabs(inside - 1000 * chance)
              < 5 * sqrt(1000 * chance * (1 - chance)));
    CU_ASSERT(chance > 0.94 && chance < 0.96);
    tsv_free(&t);
}

/* The table of sizes once more, from the library. */
static void table_of_sizes_is_the_library_s(void)
{
    struct tsv t = tsv_read("04-sizing-table.tsv");
    static const double rates[] = { 0.5, 0.2, 0.1, 0.05, 0.03, 0.02, 0.01,
                                    1e-3, 1e-4, 1e-6 };
    CU_ASSERT_EQUAL(t.rows, 10);
    for (size_t i = 0; i < t.rows && i < 10; i++) {
        struct sizing s;
        CU_ASSERT_PTR_NULL(sizing_promise(1000, rates[i], &s));
        CU_ASSERT_EQUAL(tsv_whole(&t, i, "promise_m"), s.m);
        CU_ASSERT_EQUAL(tsv_whole(&t, i, "k"), s.k);
        CU_ASSERT_EQUAL(tsv_whole(&t, i, "textbook_k"), s.k);
        CU_ASSERT(tsv_number(&t, i, "promise_over") <= 0);
        CU_ASSERT(tsv_number(&t, i, "textbook_over") > 0);
    }
    tsv_free(&t);
}

SUITE("04-sizing-data",
      TEST(promise_points_are_near_exact),
      TEST(bathtub_points_are_near_exact),
      TEST(overload_points_are_near_exact),
      TEST(intervals_hold_the_exact_rate_about_95_times_in_100),
      TEST(promised_sizes_keep_the_promise),
      TEST(textbook_sizes_do_not),
      TEST(bathtubs_have_their_optimum_where_sizing_k_says),
      TEST(overload_only_raises_the_rate),
      TEST(uuid_rounds_are_binomial),
      TEST(table_of_sizes_is_the_library_s))
