/* Step 3: formulas, intervals, sources of keys, measuring. */
#define _POSIX_C_SOURCE 200809L
#include <float.h>
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

#include "bits.h"
#include "bloom.h"
#include "chain.h"
#include "contour.h"
#include "fpr.h"
#include "keys.h"
#include "measure.h"
#include "stats.h"
#include "suite.h"
#include "tsv.h"

#define COUNT(array) (sizeof (array) / sizeof (array)[0])

/* Within a relative error; says so when not. */
static bool near(double got, double want, double error)
{
    if (fabs(got - want) <= error * fabs(want))
        return true;
    fprintf(stderr, "got %.17g, want %.17g, off by %.2g of it\n", got, want,
            got / want - 1);
    return false;
}

/* --- the formulas --------------------------------------------------------- */

struct formula {
    const char *name;
    double (*value)(uint64_t m, unsigned k, uint64_t n);
};

static const struct formula formulas[] = {
    { "classic", fpr_classic }, { "finite", fpr_finite },
    { "exact", fpr_exact }, { "distinct", fpr_distinct },
    { "partitioned", fpr_partitioned }, { "upper", fpr_upper },
    { "ones_mean", fpr_ones_mean }, { "ones_variance", fpr_ones_variance },
    { "spread", fpr_spread },
};

static const struct formula *formula_of(const char *name)
{
    for (size_t i = 0; i < COUNT(formulas); i++)
        if (strcmp(formulas[i].name, name) == 0)
            return &formulas[i];
    tsv_die("fpr-reference.tsv", name);
    return NULL;
}

/* The accuracy promised: 1e-12, but less for a spread of large filters. */
static double promise(const struct formula *f, unsigned k, uint64_t n)
{
    return f->value == fpr_spread && k * n > CHAIN_MAX ? 1e-6 : 1e-12;
}

static void every_reference_value_is_met(void)
{
    struct tsv t = tsv_read("tests/data/fpr-reference.tsv");
    size_t seen[COUNT(formulas)] = { 0 };
    for (size_t row = 0; row < t.rows; row++) {
        const struct formula *f = formula_of(tsv_text(&t, row, "what"));
        uint64_t m = tsv_whole(&t, row, "m"), n = tsv_whole(&t, row, "n");
        unsigned k = (unsigned)tsv_whole(&t, row, "k");
        double want = tsv_number(&t, row, "value");
        bool rate = f->value != fpr_ones_mean && f->value != fpr_ones_variance;
        double lost = f->value == fpr_spread ? 1e-140 : 1e-290;
        if (rate && fpr_finite(m, k, n) < lost)
            continue;
        seen[f - formulas]++;
        bool good = near(f->value(m, k, n), want, promise(f, k, n));
        CU_ASSERT(good);
        if (!good)
            fprintf(stderr, "  (%s, m=%" PRIu64 " k=%u n=%" PRIu64 ")\n",
                    f->name, m, k, n);
    }
    for (size_t i = 0; i < COUNT(formulas); i++)
        CU_ASSERT(seen[i] >= 20);
    tsv_free(&t);
}

static void stated_error_of_exact_holds(void)
{
    struct tsv t = tsv_read("tests/data/fpr-reference.tsv");
    for (size_t row = 0; row < t.rows; row++) {
        double want = tsv_number(&t, row, "value");
        if (strcmp(tsv_text(&t, row, "what"), "exact") != 0 || want < 1e-290)
            continue;
        struct fpr_answer a = fpr_exact_how(tsv_whole(&t, row, "m"),
            (unsigned)tsv_whole(&t, row, "k"), tsv_whole(&t, row, "n"));
        CU_ASSERT(near(a.rate, want, a.error));
        CU_ASSERT(a.error < 3e-12);
    }
    tsv_free(&t);
}

static void distribution_of_ones_meets_reference(void)
{
    struct tsv t = tsv_read("tests/data/fpr-ones.tsv");
    for (size_t row = 0; row < t.rows; row++) {
        double p[31];
        unsigned throws = (unsigned)(tsv_whole(&t, row, "k")
                                     * tsv_whole(&t, row, "n"));
        chain_ones(tsv_whole(&t, row, "m"), throws, p);
        CU_ASSERT(near(p[tsv_whole(&t, row, "x")], tsv_number(&t, row, "value"),
                       1e-12));
        double sum = 0;
        for (unsigned x = 0; x <= throws; x++)
            sum += p[x];
        CU_ASSERT(near(sum, 1, 1e-14));
    }
    tsv_free(&t);
}

static void two_bits_and_one_key_refute_the_finite_formula(void)
{
    CU_ASSERT_EQUAL(fpr_exact(2, 2, 1), 5.0 / 8);
    CU_ASSERT(near(fpr_finite(2, 2, 1), 9.0 / 16, 1e-15));
}

/* Counts, over all m^(kn + k) ways to throw, those that hit 1 bits only. */
static double by_brute_force(unsigned m, unsigned k, unsigned n)
{
    uint64_t ways = 1, hits = 0;
    for (unsigned i = 0; i < k * n + k; i++)
        ways *= m;
    for (uint64_t way = 0; way < ways; way++) {
        uint64_t digits = way;
        unsigned bits = 0, missing = 0;
        for (unsigned i = 0; i < k * n; i++, digits /= m)
            bits |= 1U << digits % m;
        for (unsigned i = 0; i < k; i++, digits /= m)
            missing |= ~bits & 1U << digits % m;
        hits += missing == 0;
    }
    return (double)hits / (double)ways;
}

static void exact_is_what_counting_all_outcomes_gives(void)
{
    static const unsigned cases[][3] = {
        { 1, 1, 1 }, { 2, 1, 1 }, { 2, 2, 1 }, { 2, 3, 4 }, { 3, 2, 2 },
        { 3, 4, 1 }, { 4, 2, 3 }, { 5, 3, 1 }, { 6, 2, 2 }, { 3, 1, 9 },
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        unsigned m = cases[i][0], k = cases[i][1], n = cases[i][2];
        CU_ASSERT(near(fpr_exact(m, k, n), by_brute_force(m, k, n), 1e-14));
    }
}

static bool has_k_bits(unsigned word, unsigned k)
{
    return bits_popcount(word) == k;
}

/* The same for distinct positions and two keys: all pairs of k-sets. */
static double distinct_pairs(unsigned m, unsigned k)
{
    double hits = 0, ways = 0;
    for (unsigned a = 0; a < 1U << m; a++)
        for (unsigned b = 0; has_k_bits(a, k) && b < 1U << m; b++)
            for (unsigned q = 0; has_k_bits(b, k) && q < 1U << m; q++)
                if (has_k_bits(q, k)) {
                    ways++;
                    hits += (q & ~(a | b)) == 0;
                }
    return hits / ways;
}

static void distinct_is_what_counting_all_sets_gives(void)
{
    for (unsigned m = 1; m <= 6; m++)
        for (unsigned k = 1; k <= m; k++)
            CU_ASSERT(near(fpr_distinct(m, k, 2), distinct_pairs(m, k), 1e-14));
}

static void chain_and_contour_agree_where_both_can_answer(void)
{
    static const unsigned ks[] = { 1, 2, 7, 50, 300 };
    static const double loads[] = { 1e-4, 0.05, 0.7, 3, 20 };
    for (size_t i = 0; i < COUNT(ks); i++)
        for (unsigned throws = 1024; throws <= 3 * 1024; throws += 1024)
            for (size_t j = 0; j < COUNT(loads); j++) {
                unsigned k = ks[i], whole = (throws + k - 1) / k * k;
                uint64_t m = (uint64_t)(whole / loads[j]) + 1;
                double chain = chain_moment(m, k, whole);
                double error = contour_error(k) + 3e-16 * (3.0 * whole + k);
                if (chain > 1e-290)
                    CU_ASSERT(near(contour_moment(m, k, whole), chain, error));
            }
}

static void the_method_changes_without_a_step(void)
{
    for (uint64_t m = 100; m <= 1000000; m *= 10) {
        CU_ASSERT(near(fpr_exact(m, 7, 146), contour_moment(m, 7, 7 * 146),
                       1e-13));
        CU_ASSERT(near(fpr_exact(m, 7, 147), chain_moment(m, 7, 7 * 147),
                       1e-13));
    }
    CU_ASSERT_STRING_EQUAL(fpr_exact_how(1500, 7, 146).method, "chain");
    CU_ASSERT_STRING_EQUAL(fpr_exact_how(1500, 7, 147).method, "contour");
}

static void formulas_stand_in_order(void)
{
    static const uint64_t ms[] = { 2, 10, 64, 1000, 9586, 1000000, 1000000000 };
    static const double loads[] = { 0.1, 0.5, 0.7, 1, 2 };
    for (size_t i = 0; i < COUNT(ms); i++)
        for (unsigned k = 2; k <= 12; k++)
            for (size_t j = 0; j < COUNT(loads); j++) {
                uint64_t m = ms[i];
                uint64_t n = (uint64_t)((double)m * loads[j] / k) + 1;
                double exact = fpr_exact(m, k, n);
                CU_ASSERT(fpr_classic(m, k, n) < fpr_finite(m, k, n));
                CU_ASSERT(fpr_finite(m, k, n) < exact);
                CU_ASSERT(exact < fpr_upper(m, k, n));
                if (m % k == 0)
                    CU_ASSERT(fpr_distinct(m, k, n)
                              <= fpr_partitioned(m, k, n) * (1 + 1e-12));
            }
}

static void one_position_per_key_makes_finite_true(void)
{
    for (uint64_t m = 1; m < UINT64_C(1) << 40; m = 3 * m + 1)
        CU_ASSERT(near(fpr_exact(m, 1, m / 2 + 1), fpr_finite(m, 1, m / 2 + 1),
                       1e-13));
}

/* exact/finite - 1 is about k(k-1)/2 (e^-t - (1+t)e^-2t) / (m (1-e^-t)^2). */
static void the_gap_has_its_known_size(void)
{
    for (uint64_t m = 10000; m <= 1000000; m *= 10)
        for (unsigned k = 2; k <= 10; k += 4) {
            uint64_t n = (uint64_t)((double)m * log(2) / k);
            double t = (double)k * (double)n / (double)m, q = 1 - exp(-t);
            double gap = fpr_exact(m, k, n) / fpr_finite(m, k, n) - 1;
            CU_ASSERT(near(gap, k * (k - 1) / 2.0
                                * (exp(-t) - (1 + t) * exp(-2 * t))
                                / ((double)m * q * q), 200.0 / (double)m));
        }
}

static void more_bits_help_and_more_keys_harm(void)
{
    static const uint64_t ns[] = { 100, 1000, 1000000, 10000000000 };
    for (size_t i = 0; i < COUNT(ns); i++) {
        uint64_t n = ns[i], m = 10 * n;
        for (unsigned step = 0; step < 200; step++) {
            double rate = fpr_exact(m + step, 7, n + step);
            CU_ASSERT(fpr_exact(m + step + 1, 7, n + step) < rate);
            CU_ASSERT(fpr_exact(m + step, 7, n + step + 1) > rate);
        }
    }
}

static bool is_rate(double rate)
{
    return rate >= 0 && rate <= 1;    /* so not NaN either */
}

static void every_rate_is_a_rate(void)
{
    static const uint64_t ms[] = {
        1, 2, 10, 64, 4096, UINT32_MAX, UINT64_C(1) << 48,
    };
    static const unsigned ks[] = { 1, 2, 7, 64, 1000, 4096 };
    static const uint64_t ns[] = {
        1, 2, 17, 1000, 1000000000, UINT64_C(1) << 52, UINT64_MAX,
    };
    for (size_t i = 0; i < COUNT(ms); i++)
        for (size_t j = 0; j < COUNT(ks); j++)
            for (size_t l = 0; l < COUNT(ns); l++) {
                uint64_t m = ms[i], n = ns[l];
                unsigned k = ks[j];
                CU_ASSERT(is_rate(fpr_classic(m, k, n)));
                CU_ASSERT(is_rate(fpr_finite(m, k, n)));
                CU_ASSERT(is_rate(fpr_exact(m, k, n)));
                CU_ASSERT(is_rate(fpr_upper(m, k, n)));
                CU_ASSERT(is_rate(fpr_partitioned(m, k, n)));
                if (k <= 64)
                    CU_ASSERT(is_rate(fpr_distinct(m, k, n)));
                CU_ASSERT(is_rate(fpr_ones_mean(m, k, n) / (double)m));
                CU_ASSERT(fpr_ones_variance(m, k, n) >= 0);
                if (k < 100)
                    CU_ASSERT(fpr_spread(m, k, n) >= 0);
            }
}

static void an_empty_filter_is_never_wrong(void)
{
    for (size_t i = 0; i < COUNT(formulas); i++)
        if (formulas[i].value != fpr_spread)
            for (uint64_t m = 1; m <= UINT64_C(1) << 48; m *= 16)
                CU_ASSERT_EQUAL(formulas[i].value(m, 3, 0), 0);
}

static void a_full_filter_says_maybe_to_all(void)
{
    CU_ASSERT_EQUAL(fpr_given(10, 3, 10), 1);
    CU_ASSERT_EQUAL(fpr_given(10, 3, 0), 0);
    CU_ASSERT(near(fpr_given(10, 3, 5), 0.125, 1e-15));
    CU_ASSERT(near(fpr_exact(10, 3, 100000), 1, 1e-15));
    CU_ASSERT(near(fpr_distinct(5, 9, 1), 1, 1e-15));
}

/* exact is the mean of the given filters' rates, spread their deviation. */
static void exact_and_spread_average_over_given_filters(void)
{
    double p[141], mean = 0, square = 0;
    chain_ones(200, 140, p);
    for (unsigned x = 0; x <= 140; x++) {
        mean += p[x] * fpr_given(200, 7, x);
        square += p[x] * fpr_given(200, 7, x) * fpr_given(200, 7, x);
    }
    CU_ASSERT(near(fpr_exact(200, 7, 20), mean, 1e-13));
    CU_ASSERT(near(fpr_spread(200, 7, 20), sqrt(square / mean / mean - 1),
                   1e-12));
}

/* With one position per key, it is that of X: when nearly all bits are set, and
 * when hardly any is, it is far below what a difference of means could tell. */
static void spread_loses_no_digits_however_small_it_is(void)
{
    static const uint64_t names[] = { 2, 3, 40, 1000, 8192 };
    for (uint64_t m = 2; m <= UINT64_C(1) << 60; m *= 4)
        for (size_t i = 0; i < COUNT(names); i++) {
            uint64_t n = names[i];
            double ones = sqrt(fpr_ones_variance(m, 1, n));
            if (ones > 1e-140)
                CU_ASSERT(near(fpr_spread(m, 1, n),
                               ones / fpr_ones_mean(m, 1, n), 1e-12));
        }
}

/* A small spread is k times that of X, but for a hundred millionth or so. */
static void spread_keeps_its_word_for_every_k(void)
{
    for (unsigned k = 1; k <= FPR_K_MAX; k *= 2)
        for (unsigned bits = 24; bits <= 48; bits++) {
            uint64_t m = UINT64_C(1) << bits;
            uint64_t n = (uint64_t)((double)m * 3 / k);
            double nearly = k * sqrt(fpr_ones_variance(m, k, n))
                          / fpr_ones_mean(m, k, n);
            if (fpr_exact(m, k, n) > 1e-140 && nearly < 2e-4)
                CU_ASSERT(near(fpr_spread(m, k, n), nearly,
                               k <= 32 ? 1e-6 : 1e-4));
        }
}

/* A full filter's has many digits to lose; from 60-digit arithmetic. */
static void variance_of_a_full_filter_loses_few_digits(void)
{
    CU_ASSERT(near(fpr_ones_variance(126, 3, 13118),
                   8.2146659516354185523e-135, 312 * DBL_EPSILON));
    CU_ASSERT(near(fpr_ones_variance(1000, 7, 100000),
                   6.9463744021893453767e-302, 700 * DBL_EPSILON));
}

/* --- intervals ------------------------------------------------------------ */

static void quantiles_and_intervals_meet_reference(void)
{
    struct tsv t = tsv_read("tests/data/stats-reference.tsv");
    size_t seen = 0;
    for (size_t row = 0; row < t.rows; row++) {
        const char *what = tsv_text(&t, row, "what");
        uint64_t n = tsv_whole(&t, row, "n");
        double q = tsv_number(&t, row, "q");
        struct interval want = { tsv_number(&t, row, "lo"),
                                 tsv_number(&t, row, "hi") };
        seen++;
        if (strcmp(what, "wilson") == 0) {
            struct interval got = stats_wilson(tsv_whole(&t, row, "x"), n, q);
            CU_ASSERT(near(got.lo, want.lo, 1e-9));
            CU_ASSERT(near(got.hi, want.hi, 1e-9));
        } else if (strcmp(what, "normal") == 0) {
            CU_ASSERT(fabs(stats_normal_quantile(q) - want.lo)
                      <= 1e-14 * (1 + fabs(want.lo)));
        } else {
            CU_ASSERT(near(stats_t_quantile(q, n), want.lo, 1e-9));
        }
    }
    CU_ASSERT(seen >= 70);
    tsv_free(&t);
    /* By the continued fraction of Laplace, to 60 digits. */
    CU_ASSERT(fabs(stats_normal_quantile(DBL_MIN) + 37.51937934714449998)
              <= 1e-14 * 38);
}

static void quantiles_are_odd(void)
{
    CU_ASSERT_EQUAL(stats_normal_quantile(0.25), -stats_normal_quantile(0.75));
    CU_ASSERT_EQUAL(stats_t_quantile(0.25, 4), -stats_t_quantile(0.75, 4));
    CU_ASSERT(fabs(stats_t_quantile(0.5, 5)) < 1e-15);
}

/* Those of one and two degrees of freedom have closed forms; those of very many
 * are the normal distribution's, which is steep in the middle. */
static void t_quantiles_keep_their_word_to_the_ends(void)
{
    static const double qs[] = {
        1e-6, 1e-5, 0.01, 0.3, 0.4999999, 0.4999999999, 0.5, 0.5000000001,
    };
    for (size_t i = 0; i < COUNT(qs); i++) {
        double q = qs[i], t1 = -1 / tan(acos(-1) * q);
        double t2 = (2 * q - 1) / sqrt(2 * q * (1 - q));
        double z = stats_normal_quantile(q);
        CU_ASSERT(fabs(stats_t_quantile(q, 1) - t1) <= 1e-9 * (1 + fabs(t1)));
        CU_ASSERT(fabs(stats_t_quantile(q, 2) - t2) <= 1e-9 * (1 + fabs(t2)));
        CU_ASSERT(fabs(stats_t_quantile(q, UINT64_C(1) << 60) - z)
                  <= 1e-9 * (1 + fabs(z)));
    }
}

static double binomial(uint64_t x, uint64_t n, double p)
{
    double N = (double)n, X = (double)x;
    return exp(lgamma(N + 1) - lgamma(X + 1) - lgamma(N - X + 1)
               + X * log(p) + (N - X) * log1p(-p));
}

typedef struct interval interval_of(uint64_t x, uint64_t n, double c);

static struct interval wald(uint64_t x, uint64_t n, double c)
{
    double rate = (double)x / (double)n;
    double half = stats_normal_quantile((1 + c) / 2)
                * sqrt(rate * (1 - rate) / (double)n);
    return (struct interval){ rate - half, rate + half };
}

/* The chance that the interval from n trials holds the true p. */
static double coverage(interval_of *interval, uint64_t n, double p)
{
    double sum = 0;
    for (uint64_t x = 0; x <= n; x++) {
        struct interval i = interval(x, n, 0.95);
        if (i.lo <= p && p <= i.hi)
            sum += binomial(x, n, p);
    }
    return sum;
}

static void wilson_covers_where_wald_does_not(void)
{
    static const uint64_t ns[] = { 20, 100, 300 };
    for (size_t i = 0; i < COUNT(ns); i++) {
        uint64_t n = ns[i];
        double sum = 0, least = 1, worst_wald = 1;
        for (unsigned j = 2; j < 50; j++) {
            double covered = coverage(stats_wilson, n, j / 50.0);
            sum += covered / 48;
            least = fmin(least, covered);
            worst_wald = fmin(worst_wald, coverage(wald, n, j / 2000.0));
        }
        CU_ASSERT(sum > 0.945 && sum < 0.96);
        CU_ASSERT(least > 0.91);
        CU_ASSERT(worst_wald < 0.65);
    }
}

static void wilson_keeps_to_its_ends(void)
{
    CU_ASSERT_EQUAL(stats_wilson(0, 10, 0.95).lo, 0);
    CU_ASSERT_EQUAL(stats_wilson(10, 10, 0.95).hi, 1);
    CU_ASSERT(stats_wilson(0, 10, 0.95).hi > 0.2);
    CU_ASSERT(stats_wilson(1, UINT64_C(1) << 62, 0.95).lo > 0);
}

/* Where trials, or hits of them, are too many for a double to tell apart. */
static void wilson_stays_within_its_ends_and_around_the_rate(void)
{
    static const uint64_t trials[] = {
        7872649563186033, 26913975622933880, UINT64_C(1) << 62,
    };
    for (size_t i = 0; i < COUNT(trials); i++)
        for (uint64_t missed = 0; missed < 4; missed++) {
            uint64_t hits = trials[i] - missed;
            double rate = (double)hits / (double)trials[i];
            struct interval high = stats_wilson(hits, trials[i], 0.95);
            CU_ASSERT(high.lo <= rate && rate <= high.hi && high.hi <= 1);
        }
}

static void mean_interval_uses_student(void)
{
    struct interval i = stats_mean_interval(0.5, 0.04, 4, 0.95);
    CU_ASSERT(near(i.hi - 0.5, 3.18244630528371 * 0.1, 1e-12));
    CU_ASSERT(near(0.5 - i.lo, 3.18244630528371 * 0.1, 1e-12));
    i = stats_mean_interval(0.01, 0.04, 4, 0.95);
    CU_ASSERT_EQUAL(i.lo, 0);
    CU_ASSERT_EQUAL(stats_mean_interval(0.99, 0.04, 4, 0.95).hi, 1);
}

static double probes_for(uint64_t m, unsigned k, uint64_t n)
{
    return stats_probes_needed(fpr_classic(m, k, n), fpr_exact(m, k, n), 0.05,
                               0.9);
}

static void probes_needed_are_the_known_numbers(void)
{
    CU_ASSERT(near(probes_for(10, 3, 3), 1248, 0.0005));
    CU_ASSERT(near(probes_for(1000, 7, 100), 1.6e7, 0.02));
    CU_ASSERT(near(probes_for(9586, 7, 1000), 1.3e9, 0.02));
}

/* With so many probes the test of classic must see exact nine times in ten. */
static void probes_needed_give_the_power_asked_for(void)
{
    double p0 = fpr_classic(10, 3, 3), p1 = fpr_exact(10, 3, 3), power = 0;
    uint64_t n = (uint64_t)probes_for(10, 3, 3) + 1;
    double N = (double)n, z = stats_normal_quantile(0.975);
    for (uint64_t x = 0; x <= n; x++)
        if (fabs((double)x - N * p0) > z * sqrt(N * p0 * (1 - p0)))
            power += binomial(x, n, p1);
    CU_ASSERT(near(power, 0.9, 0.01));
}

static void binomial_bound_keeps_its_word(void)
{
    static const double ps[] = { 1e-4, 0.01, 0.25, 0.5, 0.97 };
    for (size_t i = 0; i < COUNT(ps); i++)
        for (uint64_t n = 1; n <= 10000; n *= 10)
            for (double sigmas = 2; sigmas < 5; sigmas++) {
                double alarm = 0;
                for (uint64_t x = 0; x <= n; x++)
                    if (!stats_binomial_within(x, n, ps[i], sigmas))
                        alarm += binomial(x, n, ps[i]);
                CU_ASSERT(alarm <= 2 * exp(-sigmas * sigmas / 2));
            }
    CU_ASSERT(stats_binomial_within(0, 100, 0, 5));
    CU_ASSERT(!stats_binomial_within(1, 100, 0, 5));
    CU_ASSERT(stats_binomial_within(100, 100, 1, 5));
    CU_ASSERT(!stats_binomial_within(600, 1000, 0.5, 5));
    CU_ASSERT(stats_binomial_within(570, 1000, 0.5, 5));
}

/* Half a sigma from the mean and nine, where one sigma is a billionth of it. */
static void binomial_bound_is_as_sharp_for_a_trillion_millions(void)
{
    static const double ps[] = { 1e-9, 0.01, 0.3, 0.5, 0.97 };
    const uint64_t n = UINT64_C(1000000000000000000);
    for (size_t i = 0; i < COUNT(ps); i++) {
        double mean = (double)n * ps[i], sigma = sqrt(mean * (1 - ps[i]));
        for (double off = -0.5; off <= 0.5; off += 0.01)
            CU_ASSERT(stats_binomial_within((uint64_t)(mean + off * sigma), n,
                                            ps[i], 5));
        CU_ASSERT(!stats_binomial_within((uint64_t)(mean + 9 * sigma), n,
                                         ps[i], 5));
        CU_ASSERT(!stats_binomial_within((uint64_t)(mean - 9 * sigma), n,
                                         ps[i], 5));
    }
}

/* --- keys ----------------------------------------------------------------- */

static void integers_are_eight_bytes_lowest_first(void)
{
    char buffer[KEYS_BUFFER];
    size_t len;
    const void *key = key_integers.get(&key_integers, 0x0102030405060708,
                                       buffer, &len);
    CU_ASSERT_EQUAL(len, 8);
    CU_ASSERT_EQUAL(memcmp(key, "\x08\x07\x06\x05\x04\x03\x02\x01", 8), 0);
}

static int by_text(const void *a, const void *b)
{
    return memcmp(a, b, 36);
}

static void uuids_are_well_formed_and_all_different(void)
{
    enum { MANY = 50000 };
    static char all[MANY][KEYS_BUFFER];
    struct key_source s = key_uuids(7), other = key_uuids(8);
    size_t len, malformed = 0, twice = 0;
    for (size_t i = 0; i < MANY; i++) {
        const char *u = s.get(&s, i, all[i], &len);
        malformed += len != 36 || u != all[i]
            || strspn(u, "0123456789abcdef-") < 36 || u[8] != '-'
            || u[13] != '-' || u[14] != '4' || u[18] != '-'
            || !strchr("89ab", u[19]) || u[23] != '-';
    }
    CU_ASSERT_EQUAL(malformed, 0);
    char first[KEYS_BUFFER];
    CU_ASSERT(memcmp(other.get(&other, 0, first, &len), all[0], 36) != 0);
    qsort(all, MANY, sizeof all[0], by_text);
    for (size_t i = 1; i < MANY; i++)
        twice += by_text(all[i - 1], all[i]) == 0;
    CU_ASSERT_EQUAL(twice, 0);
}

/* Every hexadecimal digit of a random place comes up one time in sixteen. */
static void uuid_digits_are_even(void)
{
    struct key_source s = key_uuids(7);
    for (size_t place = 0; place < 36; place++) {
        uint64_t zeros = 0, eights = 0;
        for (uint64_t i = 0; i < 20000; i++) {
            char buffer[KEYS_BUFFER];
            size_t len;
            const char *u = s.get(&s, i, buffer, &len);
            zeros += u[place] == '0';
            eights += u[place] == '8';
        }
        bool variant = place == 19, fixed = place == 14 || place == 8
            || place == 13 || place == 18 || place == 23;
        uint64_t hits = variant ? eights : zeros;
        if (!fixed)
            CU_ASSERT(stats_binomial_within(hits, 20000,
                                            variant ? 1 / 4.0 : 1 / 16.0, 5));
    }
}

/* A file with these bytes; its name stays until the next one. */
static const char *file_of(const char *bytes, size_t size)
{
    static char path[64];
    snprintf(path, sizeof path, "/tmp/bloomkit-keys-XXXXXX");
    int fd = mkstemp(path);
    CU_ASSERT_EQUAL_FATAL(write(fd, bytes, size), (ssize_t)size);
    close(fd);
    return path;
}

static bool has_line(const struct key_source *s, const char *line, size_t len)
{
    for (uint64_t i = 0; i < s->count; i++) {
        size_t got;
        const void *key = s->get(s, i, NULL, &got);
        if (got == len && memcmp(key, line, len) == 0)
            return true;
    }
    return false;
}

static void lines_are_taken_as_they_are_and_once(void)
{
    static const char text[] = "bob\nalice\n\nbob\na\0b\nalice \ncr\r\nlast";
    const char *why = "unset";
    const char *path = file_of(text, sizeof text - 1);
    struct key_source s = key_lines(path, 1, &why);
    CU_ASSERT_PTR_NULL(why);
    CU_ASSERT_EQUAL(s.count, 7);
    CU_ASSERT(has_line(&s, "bob", 3) && has_line(&s, "alice", 5));
    CU_ASSERT(has_line(&s, "", 0) && has_line(&s, "a\0b", 3));
    CU_ASSERT(has_line(&s, "alice ", 6) && has_line(&s, "cr\r", 3));
    CU_ASSERT(has_line(&s, "last", 4) && !has_line(&s, "a", 1));
    key_lines_free(&s);
    key_lines_free(&s);
    unlink(path);
}

static void lines_come_in_an_order_the_seed_draws(void)
{
    enum { LINES = 30000 };
    static char text[LINES * 6 + 1];
    size_t size = 0;
    for (unsigned i = 0; i < LINES; i++)
        size += (size_t)snprintf(text + size, 7, "%05u\n", i);
    const char *why, *path = file_of(text, size);
    struct key_source a = key_lines(path, 1, &why);
    struct key_source b = key_lines(path, 1, &why);
    struct key_source c = key_lines(path, 2, &why);
    CU_ASSERT_EQUAL_FATAL(a.count, LINES);
    uint64_t unlike = 0, moved = 0, ascents = 0;
    char last[6] = "";
    for (uint64_t i = 0; i < LINES; i++) {
        size_t len;
        const char *x = a.get(&a, i, NULL, &len), *y = b.get(&b, i, NULL, &len),
                   *z = c.get(&c, i, NULL, &len);
        unlike += memcmp(x, y, 5) != 0;
        moved += memcmp(x, z, 5) != 0;
        ascents += memcmp(last, x, 5) < 0;
        memcpy(last, x, 5);
    }
    CU_ASSERT_EQUAL(unlike, 0);
    CU_ASSERT(moved > LINES - 20);
    /* Ascents of a random order: half, with variance count/12. */
    CU_ASSERT(fabs((double)ascents - LINES / 2.0) < 5 * sqrt(LINES / 12.0));
    key_lines_free(&a);
    key_lines_free(&b);
    key_lines_free(&c);
    unlink(path);
}

/* Reads a file with newlines at some places, and NULs between them. */
static const char *why_not(size_t lines, const size_t *newline)
{
    const char *why = NULL, *path = file_of("", 0);
    FILE *f = fopen(path, "wb");
    for (size_t i = 0; f && i < lines; i++)
        if (fseek(f, (long)newline[i], SEEK_SET) == 0)
            fputc('\n', f);
    CU_ASSERT(f && fclose(f) == 0);
    struct key_source s = key_lines(path, 1, &why);
    CU_ASSERT(why || s.count == lines);
    key_lines_free(&s);
    unlink(path);
    return why;
}

/* Wherever it stands: the reader's room is doubled where lines do not end. */
static void a_line_of_64_megabytes_is_refused(void)
{
    enum { M = 1 << 20 };
    CU_ASSERT_PTR_NULL(why_not(1, (size_t[]){ 64 * M - 1 }));
    CU_ASSERT_PTR_EQUAL(why_not(1, (size_t[]){ 64 * M }), key_no_end);
    CU_ASSERT_PTR_NULL(why_not(3, (size_t[]){ 1 * M, 65 * M, 66 * M }));
    CU_ASSERT_PTR_EQUAL(why_not(3, (size_t[]){ 40 * M, 66 * M, 131 * M }),
                        key_no_end);
}

static void files_that_cannot_be_read_are_refused(void)
{
    const char *why = NULL;
    struct key_source s = key_lines("tests/no/such/file", 1, &why);
    CU_ASSERT_PTR_EQUAL(why, key_no_file);
    CU_ASSERT_EQUAL(s.count, 0);
    key_lines_free(&s);
    s = key_lines("tests", 1, &why);
    CU_ASSERT_PTR_EQUAL(why, key_no_file);
    key_lines_free(&s);
    s = key_lines("/dev/zero", 1, &why);
    CU_ASSERT_PTR_EQUAL(why, key_no_end);
    CU_ASSERT_EQUAL(s.count, 0);
    key_lines_free(&s);
    const char *path = file_of("", 0);
    s = key_lines(path, 1, &why);
    CU_ASSERT_PTR_NULL(why);
    CU_ASSERT_EQUAL(s.count, 0);
    key_lines_free(&s);
    unlink(path);
}

/* --- measure -------------------------------------------------------------- */

static struct measure_plan toy_plan(void)
{
    return (struct measure_plan){
        .m = 10, .k = 3, .n = 3, .scheme = &probe_stream, .keys = &key_integers,
        .trials = 3000, .probes = 13, .seed = 1, .threads = 1,
    };
}

/* Five sigma around exact, both sources of spread counted: between filters
 * the number of hits varies by a factor more than binomially. */
static bool fits_exact(const struct measure_plan *p,
                       const struct measure_result *r)
{
    double rate = fpr_exact(p->m, p->k, p->n);
    double between = pow(rate * fpr_spread(p->m, p->k, p->n), 2);
    double within = rate - rate * rate - between;
    double factor = 1 + (double)p->probes * between / within;
    return stats_binomial_within(r->false_positives, r->trials * r->probes,
                                 rate, 5 * sqrt(factor));
}

static void measured_rate_fits_exact(void)
{
    struct key_source uuids = key_uuids(3);
    const struct key_source *sources[] = { &key_integers, &uuids };
    for (size_t i = 0; i < COUNT(sources); i++)
        for (uint64_t n = 1; n <= 100; n *= 10) {
            struct measure_plan p = toy_plan();
            p.keys = sources[i];
            p.m = 10 * n, p.n = n, p.k = 4, p.probes = 100, p.trials = 1000;
            struct measure_result r;
            CU_ASSERT_PTR_NULL_FATAL(measure(&p, &r));
            CU_ASSERT(fits_exact(&p, &r));
            CU_ASSERT_EQUAL(r.false_negatives, 0);
            CU_ASSERT(near(r.mean_fill, fpr_ones_mean(p.m, 4, n) / (double)p.m,
                           0.02));
            p.n++;    /* a wrong n would be seen on the toy */
            CU_ASSERT(n > 1 || !fits_exact(&p, &r));
        }
}

/* The chain's variance is the one that many filters show. */
static void variance_between_filters_is_as_computed(void)
{
    struct measure_plan p = toy_plan();
    p.trials = 5000, p.probes = 400;
    struct measure_result r;
    CU_ASSERT_PTR_NULL_FATAL(measure(&p, &r));
    double rate = fpr_exact(10, 3, 3);
    double between = pow(rate * fpr_spread(10, 3, 3), 2);
    double within = (rate - rate * rate - between) / 400;
    /* The relative sd of a variance from 5000 values: about sqrt(3/5000). */
    CU_ASSERT(near(r.variance, between + within, 5 * sqrt(3.0 / 5000)));
}

static void threads_do_not_change_the_result(void)
{
    struct measure_plan p = toy_plan();
    struct measure_result one, many;
    measure(&p, &one);
    for (p.threads = 2; p.threads <= 256; p.threads *= 3) {
        memset(&many, 0, sizeof many);
        CU_ASSERT_PTR_NULL(measure(&p, &many));
        CU_ASSERT_EQUAL(one.false_positives, many.false_positives);
        CU_ASSERT_EQUAL(one.measured, many.measured);
        CU_ASSERT_EQUAL(one.variance, many.variance);
        CU_ASSERT_EQUAL(one.mean_fill, many.mean_fill);
        CU_ASSERT_EQUAL(one.interval.lo, many.interval.lo);
        CU_ASSERT_EQUAL(one.interval.hi, many.interval.hi);
    }
    p.seed++, p.threads = 1;
    measure(&p, &many);
    CU_ASSERT_NOT_EQUAL(one.false_positives, many.false_positives);
}

/* One filter over a file's lines, counted by hand. */
/* Each has a filter of its own. */
static void no_more_threads_work_than_memory_has_room_for(void)
{
    struct measure_plan p = toy_plan();
    p.threads = 64;
    CU_ASSERT_EQUAL(measure_threads(&p), 64);
    uint64_t most = bits_memory() / 8 * 64;
    for (unsigned fit = 1; fit <= 64 && most < BLOOM_M_MAX; fit *= 2) {
        p.m = most / fit;
        CU_ASSERT_EQUAL(measure_threads(&p), fit);
    }
}

static void one_filter_is_what_a_loop_would_count(void)
{
    const char *why;
    struct key_source words = key_lines("plots/words.txt", 5, &why);
    CU_ASSERT_PTR_NULL_FATAL(why);
    struct measure_plan p = toy_plan();
    p.keys = &words, p.trials = 1, p.threads = 2;
    p.n = words.count / 2, p.probes = words.count - p.n, p.m = 5 * p.n;
    struct measure_result r;
    CU_ASSERT_PTR_NULL_FATAL(measure(&p, &r));
    struct bloom *b = bloom_new(p.m, p.k, p.scheme,
                                probe_mix(p.seed + probe_mix(0)), NULL);
    uint64_t hits = 0;
    for (uint64_t i = 0; i < words.count; i++) {
        size_t len;
        const void *key = words.get(&words, i, NULL, &len);
        if (i < p.n)
            bloom_add(b, key, len);
        else
            hits += bloom_query(b, key, len);
    }
    CU_ASSERT_EQUAL(r.false_positives, hits);
    CU_ASSERT_EQUAL(r.mean_fill, bloom_fill(b));
    CU_ASSERT_EQUAL(r.variance, 0);
    struct interval wilson = stats_wilson(hits, p.probes, 0.95);
    CU_ASSERT_EQUAL(r.interval.lo, wilson.lo);
    CU_ASSERT_EQUAL(r.interval.hi, wilson.hi);
    bloom_free(b);
    key_lines_free(&words);
}

/* A source that notes how often it was asked, and for which keys. */
static atomic_uint_fast64_t asked, highest;

static const void *noting_get(const struct key_source *s, uint64_t i,
                              char *buffer, size_t *len)
{
    atomic_fetch_add(&asked, 1);
    uint_fast64_t known = atomic_load(&highest);
    while (i > known && !atomic_compare_exchange_weak(&highest, &known, i))
        continue;
    return key_integers.get(s, i, buffer, len);
}

static void trials_take_their_own_keys_where_there_are_enough(void)
{
    struct key_source s = { "noting", UINT64_MAX, 0, noting_get, NULL };
    struct measure_plan p = toy_plan();
    struct measure_result r;
    p.keys = &s, p.trials = 50, p.threads = 3;
    for (int endless = 1; endless >= 0; endless--) {
        atomic_store(&asked, 0);
        atomic_store(&highest, 0);
        s.count = endless ? UINT64_MAX : 1000;
        CU_ASSERT_PTR_NULL(measure(&p, &r));
        CU_ASSERT_EQUAL(atomic_load(&asked), 50 * (3 + 3 + 13));
        CU_ASSERT_EQUAL(atomic_load(&highest), (endless ? 50 : 1) * 16 - 1);
    }
}

static void variance_is_that_of_a_sample(void)
{
    struct measure_plan p = toy_plan();
    struct measure_result first, both;
    p.trials = 1, p.probes = 1000;
    CU_ASSERT_PTR_NULL(measure(&p, &first));
    p.trials = 2;
    CU_ASSERT_PTR_NULL(measure(&p, &both));
    double gap = 2 * (both.measured - first.measured);
    CU_ASSERT(gap != 0 && near(both.variance, gap * gap / 2, 1e-12));
}

static void nothing_but_hits_still_leaves_an_interval(void)
{
    struct measure_plan p = toy_plan();
    struct measure_result r;
    p.m = 1, p.trials = 10, p.probes = 10;
    CU_ASSERT_PTR_NULL(measure(&p, &r));
    CU_ASSERT_EQUAL(r.false_positives, 100);
    CU_ASSERT_EQUAL(r.interval.lo, stats_wilson(100, 100, 0.95).lo);
    CU_ASSERT_EQUAL(r.interval.hi, 1);
}

/* Lets a measurement go on until it has asked so often. */
static atomic_int patience;

static bool out_of_patience(void)
{
    return atomic_fetch_sub(&patience, 1) <= 0;
}

/* What is left of it is what so many trials alone would have given. A trial
 * asks four to six times. */
static void a_stopped_measurement_has_its_first_trials(void)
{
    struct measure_plan p = toy_plan(), q = toy_plan();
    struct measure_result r, s;
    uint64_t most = 0;
    p.n = 300, p.m = 1000, p.probes = 200, p.trials = 20;
    p.stop = out_of_patience;
    for (p.threads = 1; p.threads <= 5; p.threads += 2)
        for (int asks = 0; asks < 70; asks++) {
            atomic_store(&patience, asks);
            CU_ASSERT_PTR_EQUAL(measure(&p, &r), measure_stopped);
            CU_ASSERT_FATAL(r.trials < p.trials);
            CU_ASSERT(p.threads > 1 || (int)r.trials >= asks / 6);
            most = r.trials > most ? r.trials : most;
            if (r.trials == 0)
                continue;
            q = p, q.stop = NULL, q.trials = r.trials;
            CU_ASSERT_PTR_NULL(measure(&q, &s));
            CU_ASSERT_EQUAL(r.false_positives, s.false_positives);
            CU_ASSERT_EQUAL(r.squares, s.squares);
            CU_ASSERT_EQUAL(r.false_negatives, 0);
            CU_ASSERT_EQUAL(r.interval.hi, s.interval.hi);
            CU_ASSERT_EQUAL(r.mean_fill, s.mean_fill);
        }
    CU_ASSERT(most > 10);
    p.threads = 3;
    atomic_store(&patience, INT_MAX);
    CU_ASSERT_PTR_NULL(measure(&p, &r));
    CU_ASSERT_EQUAL(r.trials, 20);
}

/* One trial alone is given up on its way, and soon. */
static void a_trial_can_be_stopped(void)
{
    struct key_source s = { "noting", UINT64_MAX, 0, noting_get, NULL };
    struct measure_plan p = toy_plan();
    struct measure_result r;
    p.keys = &s, p.trials = 1, p.n = 100000, p.stop = out_of_patience;
    atomic_store(&asked, 0);
    atomic_store(&patience, 10);
    CU_ASSERT_PTR_EQUAL(measure(&p, &r), measure_stopped);
    CU_ASSERT_EQUAL(r.trials, 0);
    CU_ASSERT(atomic_load(&asked) < 10000);
}

/* What the chapter says of the five filters that its demonstration shows. */
static void five_filters_keep_to_their_own_rates(void)
{
    struct key_source keys = key_uuids(1);
    struct measure_plan p = toy_plan();
    p.keys = &keys, p.m = 1000, p.k = 7, p.n = 100;
    p.trials = 1, p.probes = 200000;
    unsigned hold_own = 0, hold_exact = 0;
    for (p.seed = 1; p.seed <= 5; p.seed++) {
        struct measure_result r;
        CU_ASSERT_PTR_NULL_FATAL(measure(&p, &r));
        double own = pow(r.mean_fill, 7), exact = fpr_exact(1000, 7, 100);
        hold_own += r.interval.lo <= own && own <= r.interval.hi;
        hold_exact += r.interval.lo <= exact && exact <= r.interval.hi;
    }
    CU_ASSERT_EQUAL(hold_own, 5);
    CU_ASSERT_EQUAL(hold_exact, 3);
}

static void no_hit_at_all_still_leaves_an_interval(void)
{
    struct measure_plan p = toy_plan();
    p.m = 100000, p.n = 1, p.trials = 10, p.probes = 10;
    struct measure_result r;
    CU_ASSERT_PTR_NULL(measure(&p, &r));
    CU_ASSERT_EQUAL(r.false_positives, 0);
    CU_ASSERT_EQUAL(r.interval.lo, 0);
    CU_ASSERT_EQUAL(r.interval.hi, stats_wilson(0, 100, 0.95).hi);
}

static uint64_t forgets_h(const struct probe *p, unsigned i)
{
    static unsigned calls;    /* another position at each call */
    (void)i;
    return calls++ * UINT64_C(7919) % p->m;
}

static void forgets_start(struct probe *p)
{
    p->h1 = p->h2 = 0;
}

static void false_negatives_would_be_seen(void)
{
    static const struct probe_scheme forgets = {
        "forgets", forgets_start, forgets_h,
    };
    struct measure_plan p = toy_plan();
    struct measure_result r;
    p.scheme = &forgets, p.m = 1000, p.trials = 5;
    CU_ASSERT_PTR_NULL(measure(&p, &r));
    CU_ASSERT(r.false_negatives > 0);
}

static void bad_plans_are_refused_and_nothing_is_written(void)
{
    struct measure_result r = { .trials = 77 };
    struct key_source few = key_integers;
    few.count = 15;
    struct measure_plan p = toy_plan();
#define REFUSED(change, reason) do {                          \
        struct measure_plan good = p;                         \
        change;                                               \
        CU_ASSERT_PTR_EQUAL(measure(&p, &r), reason);         \
        p = good;                                             \
    } while (0)
    REFUSED(p.trials = 0, measure_bad_trials);
    REFUSED(p.trials = UINT64_MAX, measure_bad_trials);
    REFUSED(p.probes = 0, measure_bad_probes);
    REFUSED(p.probes = UINT64_MAX, measure_bad_probes);
    REFUSED(p.threads = 0, measure_bad_threads);
    REFUSED(p.threads = 257, measure_bad_threads);
    REFUSED(p.m = 0, bloom_bad_m);
    REFUSED(p.k = 0, bloom_bad_k);
    REFUSED(p.m = BLOOM_M_MAX, bloom_no_memory);
    REFUSED(p.keys = &few, measure_few_keys);
    REFUSED((p.keys = &few, p.n = UINT64_MAX), measure_few_keys);
    REFUSED((p.keys = &few, p.threads = 4, p.m = 0, p.n = 2), bloom_bad_m);
    REFUSED((p.n = UINT64_MAX - 1000, p.m = 0), measure_bad_first);
    REFUSED(p.first = UINT64_MAX, measure_bad_first);
    CU_ASSERT_EQUAL(r.trials, 77);
    few.count = 16;
    p.keys = &few;
    CU_ASSERT_PTR_NULL(measure(&p, &r));
    CU_ASSERT_EQUAL(r.trials, 3000);
}

/* The last filters that have keys of their own, and those one further. */
static void keys_are_not_counted_past_their_end(void)
{
    struct measure_plan p = toy_plan();
    struct measure_result r;
    p.m = 1000, p.k = 4, p.n = 100, p.probes = 1000, p.trials = 8;
    p.first = UINT64_MAX / 1100 - p.trials;
    CU_ASSERT_PTR_NULL(measure(&p, &r));
    CU_ASSERT_EQUAL(r.false_negatives, 0);
    p.first++;
    CU_ASSERT_PTR_EQUAL(measure(&p, &r), measure_bad_first);
}

SUITE("03-fpr",
      TEST(every_reference_value_is_met),
      TEST(stated_error_of_exact_holds),
      TEST(distribution_of_ones_meets_reference),
      TEST(two_bits_and_one_key_refute_the_finite_formula),
      TEST(exact_is_what_counting_all_outcomes_gives),
      TEST(distinct_is_what_counting_all_sets_gives),
      TEST(chain_and_contour_agree_where_both_can_answer),
      TEST(the_method_changes_without_a_step),
      TEST(formulas_stand_in_order),
      TEST(one_position_per_key_makes_finite_true),
      TEST(the_gap_has_its_known_size),
      TEST(more_bits_help_and_more_keys_harm),
      TEST(every_rate_is_a_rate),
      TEST(an_empty_filter_is_never_wrong),
      TEST(a_full_filter_says_maybe_to_all),
      TEST(exact_and_spread_average_over_given_filters),
      TEST(spread_loses_no_digits_however_small_it_is),
      TEST(spread_keeps_its_word_for_every_k),
      TEST(variance_of_a_full_filter_loses_few_digits),
      TEST(quantiles_and_intervals_meet_reference),
      TEST(quantiles_are_odd),
      TEST(t_quantiles_keep_their_word_to_the_ends),
      TEST(wilson_covers_where_wald_does_not),
      TEST(wilson_keeps_to_its_ends),
      TEST(wilson_stays_within_its_ends_and_around_the_rate),
      TEST(mean_interval_uses_student),
      TEST(probes_needed_are_the_known_numbers),
      TEST(probes_needed_give_the_power_asked_for),
      TEST(binomial_bound_keeps_its_word),
      TEST(binomial_bound_is_as_sharp_for_a_trillion_millions),
      TEST(integers_are_eight_bytes_lowest_first),
      TEST(uuids_are_well_formed_and_all_different),
      TEST(uuid_digits_are_even),
      TEST(lines_are_taken_as_they_are_and_once),
      TEST(lines_come_in_an_order_the_seed_draws),
      TEST(a_line_of_64_megabytes_is_refused),
      TEST(files_that_cannot_be_read_are_refused),
      TEST(measured_rate_fits_exact),
      TEST(variance_between_filters_is_as_computed),
      TEST(threads_do_not_change_the_result),
      TEST(no_more_threads_work_than_memory_has_room_for),
      TEST(one_filter_is_what_a_loop_would_count),
      TEST(trials_take_their_own_keys_where_there_are_enough),
      TEST(variance_is_that_of_a_sample),
      TEST(a_stopped_measurement_has_its_first_trials),
      TEST(a_trial_can_be_stopped),
      TEST(nothing_but_hits_still_leaves_an_interval),
      TEST(five_filters_keep_to_their_own_rates),
      TEST(no_hit_at_all_still_leaves_an_interval),
      TEST(false_negatives_would_be_seen),
      TEST(bad_plans_are_refused_and_nothing_is_written),
      TEST(keys_are_not_counted_past_their_end))
