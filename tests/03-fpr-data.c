/* The tables of step 3's figures: every measured point against exact. */
#include <math.h>

#include "fpr.h"
#include "stats.h"
#include "suite.h"
#include "tsv.h"

struct point {
    uint64_t m, n, probes, trials, hits;
    unsigned k;
    double measured, lo, hi, classic, finite, exact;
};

static struct point point_of(const struct tsv *t, size_t row)
{
    return (struct point){
        .m = tsv_whole(t, row, "m"), .n = tsv_whole(t, row, "n"),
        .k = (unsigned)tsv_whole(t, row, "k"),
        .probes = tsv_whole(t, row, "probes"),
        .trials = tsv_whole(t, row, "trials"),
        .hits = tsv_whole(t, row, "false_positives"),
        .measured = tsv_number(t, row, "measured"),
        .lo = tsv_number(t, row, "lo"), .hi = tsv_number(t, row, "hi"),
        .classic = tsv_number(t, row, "classic"),
        .finite = tsv_number(t, row, "finite"),
        .exact = tsv_number(t, row, "exact"),
    };
}

/* The number of hits varies more than binomially, by the factor 1 + Q/Q*: the
 * answers of one filter share its fill. */
static double extra_spread(const struct point *p)
{
    double between = pow(p->exact * fpr_spread(p->m, p->k, p->n), 2);
    double within = p->exact - p->exact * p->exact - between;
    return 1 + (double)p->probes * between / within;
}

static bool within_five_sigma(const struct point *p, double rate)
{
    return stats_binomial_within(p->hits, p->trials * p->probes, rate,
                                 5 * sqrt(extra_spread(p)));
}

static bool close_to(double a, double b)
{
    return fabs(a - b) <= 1e-12 * fabs(b);
}

/* What every row must fulfil; returns how many of the intervals hold exact. */
static size_t check_rows(const struct tsv *t)
{
    size_t held = 0;
    for (size_t row = 0; row < t->rows; row++) {
        struct point p = point_of(t, row);
        CU_ASSERT(within_five_sigma(&p, p.exact));
        CU_ASSERT(close_to(p.classic, fpr_classic(p.m, p.k, p.n)));
        CU_ASSERT(close_to(p.finite, fpr_finite(p.m, p.k, p.n)));
        CU_ASSERT(close_to(p.exact, fpr_exact(p.m, p.k, p.n)));
        CU_ASSERT(close_to(p.measured, (double)p.hits
                           / (double)(p.trials * p.probes)));
        CU_ASSERT(p.lo < p.measured && p.measured < p.hi);
        held += p.lo <= p.exact && p.exact <= p.hi;
    }
    return held;
}

/* Intervals of 95 % must hold exact about that often: no more misses than
 * a binomial of one in twenty allows at three sigma. */
static void check_coverage(const struct tsv *t, size_t held)
{
    double rows = (double)t->rows;
    double allowed = rows * 0.05 + 3 * sqrt(rows * 0.05 * 0.95);
    CU_ASSERT(rows - (double)held <= allowed);
}

static void curve_lies_on_exact(void)
{
    struct tsv t = tsv_read("03-fpr-curve.tsv");
    CU_ASSERT_EQUAL(t.rows, 13);
    check_coverage(&t, check_rows(&t));
    tsv_free(&t);
}

static void toy_lies_on_exact_and_off_the_others(void)
{
    struct tsv t = tsv_read("03-fpr-toy.tsv");
    CU_ASSERT_EQUAL(t.rows, 10);
    check_coverage(&t, check_rows(&t));
    for (size_t row = 0; row < t.rows; row++) {
        struct point p = point_of(&t, row);
        CU_ASSERT(!within_five_sigma(&p, p.classic));
        CU_ASSERT(!within_five_sigma(&p, p.finite));
    }
    tsv_free(&t);
}

static void words_lie_on_exact(void)
{
    struct tsv t = tsv_read("03-fpr-words.tsv");
    CU_ASSERT_EQUAL(t.rows, 60);
    check_coverage(&t, check_rows(&t));
    for (size_t row = 0; row < t.rows; row++) {
        struct point p = point_of(&t, row);
        CU_ASSERT(p.n >= 1000);
        CU_ASSERT(p.probes == p.n || p.probes == p.n + 1);
        CU_ASSERT_EQUAL(p.m, p.n * tsv_whole(&t, row, "bits_per_key"));
    }
    tsv_free(&t);
}

/* Would the tests above see a rate that is off? Rows moved by what a wrong
 * k or n does must fail. */
static void a_wrong_rate_would_be_seen(void)
{
    struct tsv t = tsv_read("03-fpr-words.tsv");
    size_t seen = 0;
    for (size_t row = 0; row < t.rows; row++) {
        struct point p = point_of(&t, row);
        seen += !within_five_sigma(&p, fpr_exact(p.m, p.k + 1, p.n))
             || !within_five_sigma(&p, fpr_exact(p.m, p.k, p.n + p.n / 5));
    }
    CU_ASSERT(seen >= t.rows - 2);
    tsv_free(&t);
}

static void coverage_of_wald_breaks_and_wilsons_holds(void)
{
    struct tsv t = tsv_read("03-fpr-coverage.tsv");
    double least = 1, least_wald = 1;
    for (size_t row = 0; row < t.rows; row++) {
        double rate = tsv_number(&t, row, "rate");
        double wilson = tsv_number(&t, row, "wilson");
        least = fmin(least, wilson);
        least_wald = fmin(least_wald, tsv_number(&t, row, "wald"));
        CU_ASSERT(rate < 0.0006 || (wilson > 0.91 && wilson < 0.99));
    }
    CU_ASSERT(least > 0.83);
    CU_ASSERT(least_wald < 0.1);
    tsv_free(&t);
}

static void formulas_table_is_what_the_chapter_says(void)
{
    struct tsv t = tsv_read("03-fpr-formulas.tsv");
    for (size_t row = 0; row < t.rows; row++) {
        uint64_t m = tsv_whole(&t, row, "m"), n = tsv_whole(&t, row, "n");
        double exact = tsv_number(&t, row, "exact");
        double distinct = tsv_number(&t, row, "distinct");
        if (strcmp(tsv_text(&t, row, "group"), "toy") == 0)
            CU_ASSERT_EQUAL(distinct > exact, n >= 3);
        if (m == 1000)
            CU_ASSERT(fabs(tsv_number(&t, row, "q_star") - 8017) < 1);
        if (m == 9586)
            CU_ASSERT(fabs(tsv_number(&t, row, "q_star") - 64593) < 1);
    }
    tsv_free(&t);
}

SUITE("03-fpr-data",
      TEST(curve_lies_on_exact),
      TEST(toy_lies_on_exact_and_off_the_others),
      TEST(words_lie_on_exact),
      TEST(a_wrong_rate_would_be_seen),
      TEST(coverage_of_wald_breaks_and_wilsons_holds),
      TEST(formulas_table_is_what_the_chapter_says))
