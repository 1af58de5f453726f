/* Suite of step 4: the sizes of tests/data/sizing-reference.tsv, the promise
 * against a chain of its own, and inputs at and beyond every limit. */
#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "bits.h"
#include "fpr.h"
#include "sizing.h"
#include "suite.h"
#include "tsv.h"

#define LN2 0.69314718055994530942

static const double bad_rates[] = {
    2, 1, 0, -0.0, -1, 1e300, -1e-300, NAN, -NAN, INFINITY, -INFINITY,
    1 + 2.3e-16
};
enum { BAD_RATES = sizeof bad_rates / sizeof *bad_rates };

/* The exact rate once more, as plainly as it can be written: P[x] is the
 * chance of x set bits. For small filters. */
static double chain(uint64_t m, unsigned k, uint64_t n)
{
    double *P = calloc(m + 1, sizeof *P), rate = 0, bits = (double)m;
    P[0] = 1;
    for (uint64_t step = 0; step < k * n; step++)
        for (uint64_t x = m + 1; x-- > 0;)
            P[x] = P[x] * (double)x / bits
                 + (x ? P[x - 1] * (bits - (double)x + 1) / bits : 0);
    for (uint64_t x = 0; x <= m; x++)
        rate += P[x] * pow((double)x / bits, k);
    free(P);
    return rate;
}

/* Its logarithm, for rates at a double's lower end: backwards, with all means
 * e^600 times too large. For m >= kn. */
static double log_chain(uint64_t m, unsigned k, uint64_t n)
{
    size_t throws = k * n;
    double *mean = calloc(throws + 1, sizeof *mean), bits = (double)m;
    for (size_t x = 1; x <= throws; x++)
        mean[x] = exp(k * log((double)x / bits) + 600);
    for (size_t t = throws; t > 0; t--)
        for (size_t x = 0; x < t; x++)
            mean[x] = (mean[x] * (double)x + mean[x + 1] * (bits - (double)x))
                    / bits;
    double rate = log(mean[0]) - 600;
    free(mean);
    return rate;
}

static struct sizing promise(uint64_t n, double p)
{
    struct sizing s = { 0, 0 };
    CU_ASSERT_PTR_NULL(sizing_promise(n, p, &s));
    return s;
}

/* fpr_exact at m is at most p, and above it one bit earlier. */
static bool is_smallest(uint64_t m, unsigned k, uint64_t n, double p)
{
    return fpr_exact(m, k, n) <= p && (m == 1 || fpr_exact(m - 1, k, n) > p);
}

/* --- reference values -------------------------------------------------- */

static bool near(double value, double expected, double relative)
{
    return fabs(value - expected) <= relative * fabs(expected);
}

/* What the kit says to one row of the reference table. */
static double ours(const char *kind, uint64_t m, unsigned k, uint64_t n,
                   double p)
{
    struct sizing s;
    double bits = (double)n * sizing_bits_per_key(p), log2_p = -log2(p);
    if (sizing_textbook(n, p, &s))
        return NAN;
    if (!strcmp(kind, "m_real"))
        return bits;
    if (!strcmp(kind, "m_ceil"))
        return (double)s.m;
    if (!strcmp(kind, "m_trunc"))
        return floor(bits);
    if (!strcmp(kind, "bits_allocated"))
        return 8 * (double)sizing_bytes((uint64_t)bits);
    if (!strcmp(kind, "k_real"))
        return log2_p;
    if (!strcmp(kind, "k_round"))
        return s.k;
    if (!strcmp(kind, "k_ceil"))
        return ceil(log2_p);
    if (!strcmp(kind, "classic_rate"))
        return fpr_classic(m, k, n);
    if (!strcmp(kind, "classic_m"))
        return ceil(k * (double)n / sizing_load(k, p));
    if (!strcmp(kind, "exact_m") && !sizing_promise(n, p, &s) && s.k == k)
        return (double)s.m;
    return NAN;
}

static void reference_sizes_are_met(void)
{
    struct tsv t = tsv_read("tests/data/sizing-reference.tsv");
    CU_ASSERT_EQUAL(t.rows, 57);
    for (size_t row = 0; row < t.rows; row++) {
        double value = ours(tsv_text(&t, row, "kind"), tsv_whole(&t, row, "m"),
                            (unsigned)tsv_whole(&t, row, "k"),
                            tsv_whole(&t, row, "n"), tsv_number(&t, row, "p"));
        if (!near(value, tsv_number(&t, row, "value"), 1e-12)) {
            printf("row %zu, %s: %.17g, not %s\n", row + 1,
                   tsv_text(&t, row, "kind"), value,
                   tsv_text(&t, row, "value"));
            CU_FAIL("a reference size is missed");
        }
    }
    tsv_free(&t);
}

static void smallest_m_for_k_is_at_most_some_bits_above_classic(void)
{
    struct tsv t = tsv_read("tests/data/sizing-reference.tsv");
    for (size_t row = 0; row < t.rows; row++) {
        if (strcmp(tsv_text(&t, row, "kind"), "classic_m"))
            continue;
        uint64_t m = 0, classic = tsv_whole(&t, row, "value");
        CU_ASSERT_PTR_NULL(sizing_m(tsv_whole(&t, row, "n"),
                                    tsv_number(&t, row, "p"),
                                    (unsigned)tsv_whole(&t, row, "k"), &m));
        CU_ASSERT(m >= classic && m <= classic + 4);
    }
    tsv_free(&t);
}

/* --- the promise ------------------------------------------------------- */

static void three_sizes_for_a_thousand_keys(void)
{
    struct sizing textbook = { 0, 0 };
    CU_ASSERT_PTR_NULL(sizing_textbook(1000, 0.01, &textbook));
    CU_ASSERT(textbook.m == 9586 && textbook.k == 7);
    CU_ASSERT(fpr_exact(textbook.m, textbook.k, 1000) > 0.01);
    struct sizing kept = promise(1000, 0.01);
    CU_ASSERT(kept.m == 9595 && kept.k == 7);
    CU_ASSERT(fpr_classic(9593, 7, 1000) <= 0.01);
    CU_ASSERT(fpr_classic(9592, 7, 1000) > 0.01);
    CU_ASSERT(is_smallest(9595, 7, 1000, 0.01));
}

/* Against the suite's own chain, over every k: the walk over k misses nothing,
 * and no smaller filter does. */
static void no_smaller_filter_keeps_the_promise(void)
{
    for (uint64_t n = 1; n <= 6; n++)
        for (double p = 0.97; p > 1e-4; p *= 0.63) {
            struct sizing s = promise(n, p);
            CU_ASSERT(chain(s.m, s.k, n) <= p * (1 + 1e-12));
            for (unsigned k = 1; k <= 24; k++)
                CU_ASSERT(s.m == 1 || chain(s.m - 1, k, n) > p);
            for (unsigned k = 1; k < s.k; k++)
                CU_ASSERT(chain(s.m, k, n) > p);
        }
}

static void promise_holds_for_all_sizes(void)
{
    static const double rates[] = { 0.9, 0.5, 0.1, 0.03, 0.01, 1e-3, 1e-6 };
    for (uint64_t n = 1; n <= 10000000000; n *= 10)
        for (size_t i = 0; i < sizeof rates / sizeof *rates; i++) {
            struct sizing s = promise(n, rates[i]);
            CU_ASSERT(is_smallest(s.m, s.k, n, rates[i]));
        }
}

static void m_grows_with_n_and_with_smaller_p(void)
{
    uint64_t before = 0;
    for (uint64_t n = 1; n < UINT64_C(1) << 40; n += n / 2 + 1) {
        uint64_t m = promise(n, 0.001).m;
        CU_ASSERT(m > before);
        before = m;
    }
    before = 0;
    for (double p = 0.99; p > 1e-40; p *= 0.6) {
        uint64_t m = promise(700, p).m;
        CU_ASSERT(m >= before);
        before = m;
    }
    CU_ASSERT(promise(UINT64_C(1) << 29, 0.001).m
              > promise(UINT64_C(1) << 28, 0.001).m);
}

/* The search halves intervals: right only if more bits never raise the rate. */
static void rate_falls_with_m_and_rises_with_n(void)
{
    static const uint64_t sizes[] = { 3, 100, 9595, 20000, 500000, 100000000 };
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (unsigned k = 1; k <= 15; k += 7) {
            uint64_t m = sizes[i], n = m / 10 + 1;
            for (unsigned j = 0; j < 5; j++) {
                CU_ASSERT(fpr_exact(m + j + 1, k, n) < fpr_exact(m + j, k, n));
                CU_ASSERT(fpr_exact(m, k, n + j + 1) > fpr_exact(m, k, n + j));
            }
        }
}

static void rounding_k_up_is_not_always_right(void)
{
    struct sizing s = promise(1000000, 0.03);
    uint64_t five = 0, six = 0;
    CU_ASSERT_PTR_NULL(sizing_m(1000000, 0.03, 5, &five));
    CU_ASSERT_PTR_NULL(sizing_m(1000000, 0.03, 6, &six));
    CU_ASSERT(s.k == 5 && s.m == five && five < six);
    CU_ASSERT_DOUBLE_EQUAL(fpr_classic(7298441, 5, 1000000), 0.030004, 1e-6);
    CU_ASSERT_DOUBLE_EQUAL(fpr_classic(7298441, 6, 1000000), 0.0310, 5e-5);
}

/* --- the other directions ---------------------------------------------- */

static void best_k_is_the_best_of_all(void)
{
    for (uint64_t m = 1; m <= 40; m += 3)
        for (uint64_t n = 1; n <= 6; n++) {
            unsigned k = 0, best = 1;
            CU_ASSERT_PTR_NULL(sizing_k(m, n, &k));
            for (unsigned j = 2; j <= 40; j++)
                if (chain(m, j, n) < chain(m, best, n) * (1 - 1e-12))
                    best = j;
            CU_ASSERT_EQUAL(k, best);
        }
    unsigned k = 0;
    CU_ASSERT_PTR_NULL(sizing_k(9595, 1000, &k));
    CU_ASSERT_EQUAL(k, 7);
    CU_ASSERT_PTR_NULL(sizing_k(UINT64_C(96000000000), UINT64_C(10000000000),
                                &k));
    CU_ASSERT_EQUAL(k, 7);
}

static void best_k_has_limits(void)
{
    unsigned k = 0;
    CU_ASSERT_PTR_NULL(sizing_k(10, 1000000, &k));
    CU_ASSERT_EQUAL(k, 1);
    CU_ASSERT_PTR_NULL(sizing_k(1, 1, &k));
    CU_ASSERT_EQUAL(k, 1);
    CU_ASSERT_PTR_NULL(sizing_k(BLOOM_M_MAX, UINT64_MAX, &k));
    CU_ASSERT_EQUAL(k, 1);
    CU_ASSERT_PTR_NULL(sizing_k(BLOOM_M_MAX, 1, &k));
    CU_ASSERT(k < 100 && fpr_exact(BLOOM_M_MAX, k, 1) == 0
              && fpr_exact(BLOOM_M_MAX, k - 1, 1) > 0);
    CU_ASSERT_PTR_EQUAL(sizing_k(0, 1, &k), bloom_bad_m);
    CU_ASSERT_PTR_EQUAL(sizing_k(BLOOM_M_MAX + 1, 1, &k), bloom_bad_m);
    CU_ASSERT_PTR_EQUAL(sizing_k(10, 0, &k), sizing_bad_n);
}

static void a_filter_carries_what_it_was_sized_for(void)
{
    for (uint64_t n = 1; n <= 10000000; n = n * 7 + 1)
        for (double p = 0.7; p > 1e-9; p *= 0.05) {
            struct sizing s = promise(n, p);
            uint64_t carried = 0, most = 0;
            unsigned k = 0;
            CU_ASSERT_PTR_NULL(sizing_n(s.m, s.k, p, &carried));
            CU_ASSERT(carried >= n);
            CU_ASSERT(fpr_exact(s.m, s.k, carried) <= p);
            CU_ASSERT(fpr_exact(s.m, s.k, carried + 1) > p);
            CU_ASSERT_PTR_NULL(sizing_capacity(s.m, p, &most, &k));
            CU_ASSERT(most >= carried);
            CU_ASSERT(fpr_exact(s.m, k, most) <= p);
        }
}

static void capacity_is_the_best_of_all_k(void)
{
    for (uint64_t m = 1; m <= 40; m += 3)
        for (double p = 0.9; p > 1e-4; p *= 0.5) {
            uint64_t most = 0, best = 0, n = 0;
            unsigned k = 0;
            CU_ASSERT_PTR_NULL(sizing_capacity(m, p, &most, &k));
            for (unsigned j = 1; j <= 24; j++) {
                CU_ASSERT_PTR_NULL(sizing_n(m, j, p, &n));
                CU_ASSERT(n == 0 || chain(m, j, n) <= p * (1 + 1e-12));
                best = n > best ? n : best;
            }
            CU_ASSERT_EQUAL(most, best);
        }
}

static void a_filter_may_be_too_small_for_one_key(void)
{
    uint64_t n = 9;
    CU_ASSERT_PTR_NULL(sizing_n(1, 1, 0.5, &n));
    CU_ASSERT_EQUAL(n, 0);
    n = 9;
    CU_ASSERT_PTR_NULL(sizing_n(100, 3, 1e-300, &n));
    CU_ASSERT_EQUAL(n, 0);
    CU_ASSERT_PTR_EQUAL(sizing_n(0, 1, 0.5, &n), bloom_bad_m);
    CU_ASSERT_PTR_EQUAL(sizing_n(BLOOM_M_MAX + 1, 1, 0.5, &n), bloom_bad_m);
    CU_ASSERT_PTR_EQUAL(sizing_n(10, 0, 0.5, &n), bloom_bad_k);
    CU_ASSERT_PTR_EQUAL(sizing_n(10, BLOOM_K_MAX + 1, 0.5, &n), bloom_bad_k);
    CU_ASSERT_EQUAL(n, 0);
}

static void sizing_m_refuses_bad_k(void)
{
    uint64_t m = 9;
    CU_ASSERT_PTR_EQUAL(sizing_m(10, 0.1, 0, &m), bloom_bad_k);
    CU_ASSERT_PTR_EQUAL(sizing_m(10, 0.1, BLOOM_K_MAX + 1, &m), bloom_bad_k);
    CU_ASSERT_PTR_EQUAL(sizing_m(10, 0.1, UINT32_MAX, &m), bloom_bad_k);
    CU_ASSERT_PTR_EQUAL(sizing_m(10, 1e-300, 1, &m), sizing_too_big);
    CU_ASSERT_EQUAL(m, 9);
}

static void bits_per_key_and_bytes(void)
{
    CU_ASSERT(near(sizing_bits_per_key(0.5), 1 / LN2, 1e-15));
    CU_ASSERT(near(sizing_bits_per_key(0.01), 9.5850583773674390724, 1e-14));
    CU_ASSERT(isfinite(sizing_bits_per_key(5e-324)));
    CU_ASSERT(sizing_bits_per_key(nextafter(1, 0)) > 0);
    CU_ASSERT_EQUAL(sizing_bytes(1), 8);
    CU_ASSERT_EQUAL(sizing_bytes(64), 8);
    CU_ASSERT_EQUAL(sizing_bytes(65), 16);
    CU_ASSERT_EQUAL(sizing_bytes(BLOOM_M_MAX), UINT64_C(1) << 45);
}

static void load_is_the_inverse_of_classic(void)
{
    for (unsigned k = 1; k <= 1000; k = k * 3 + 1)
        for (double p = 0.999; p > 1e-290; p *= 1e-9) {
            double t = sizing_load(k, p);
            CU_ASSERT(fabs(k * log(-expm1(-t)) - log(p))
                      <= 1e-13 * (1 - log(p)));
        }
    CU_ASSERT(near(sizing_load(1000, 1 - 0x1p-53), log(1000 * 0x1p53), 1e-12));
    CU_ASSERT(near(sizing_load(1, 1e-300), 1e-300, 1e-12));
    CU_ASSERT(isnan(sizing_load(7, 1)));
    CU_ASSERT(isnan(sizing_load(7, NAN)));
}

/* --- the margin -------------------------------------------------------- */

static void a_fifth_more_bits_buys_p_to_the_power_of_1_2(void)
{
    struct sizing s = promise(1000, 0.01);
    CU_ASSERT_PTR_NULL(sizing_widen(&s, 0.2));
    CU_ASSERT_EQUAL(s.m, 11514);
    CU_ASSERT_EQUAL(s.k, 7);
    CU_ASSERT_DOUBLE_EQUAL(fpr_exact(s.m, s.k, 1000), 0.0041, 5e-5);
    CU_ASSERT_DOUBLE_EQUAL(pow(0.01, 1.2), 0.0040, 5e-5);
}

static void too_many_keys(void)
{
    struct sizing s = promise(1000, 0.01);
    CU_ASSERT_DOUBLE_EQUAL(fpr_exact(s.m, s.k, 1200), 0.023, 5e-4);
    CU_ASSERT_DOUBLE_EQUAL(fpr_exact(s.m, s.k, 2000), 0.157, 1e-3);
}

static void no_margin_changes_nothing(void)
{
    struct sizing s = { 1000, 7 };
    CU_ASSERT_PTR_NULL(sizing_widen(&s, 0));
    CU_ASSERT_PTR_NULL(sizing_widen(&s, -0.0));
    CU_ASSERT_EQUAL(s.m, 1000);
    CU_ASSERT_PTR_NULL(sizing_widen(&s, 5e-324));
    CU_ASSERT_EQUAL(s.m, 1001);
}

static void bad_margins_are_refused(void)
{
    static const double bad[] = {
        -1, -1e-300, -0.2, NAN, -NAN, INFINITY, -INFINITY
    };
    struct sizing s = { 1000, 7 };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        CU_ASSERT_PTR_EQUAL(sizing_widen(&s, bad[i]), sizing_bad_margin);
    CU_ASSERT_PTR_EQUAL(sizing_widen(&s, 1e300), sizing_too_big);
    CU_ASSERT_PTR_EQUAL(sizing_widen(&s, 2.9e11), sizing_too_big);
    CU_ASSERT_EQUAL(s.m, 1000);
    s.m = BLOOM_M_MAX;
    CU_ASSERT_PTR_EQUAL(sizing_widen(&s, 1e-15), sizing_too_big);
    CU_ASSERT_PTR_NULL(sizing_widen(&s, 0));
    CU_ASSERT_EQUAL(s.m, BLOOM_M_MAX);
}

/* In 32-bit arithmetic this recipe wraps. */
static void a_hundred_million_keys_with_a_margin_pass_2_to_the_31(void)
{
    struct sizing s;
    CU_ASSERT_PTR_NULL(sizing_textbook(100000000, 1e-4, &s));
    CU_ASSERT_PTR_NULL(sizing_widen(&s, 0.2));
    CU_ASSERT_EQUAL(s.m, UINT64_C(2300414012));
    CU_ASSERT_EQUAL(s.k, 13);
}

/* --- parameters that broke others -------------------------------------- */

static const char *why_not(uint64_t n, double p)
{
    const char *why = NULL;
    struct bloom *b = sizing_bloom(n, p, 1, &why);
    CU_ASSERT((b == NULL) == (why != NULL));
    bloom_free(b);
    return why;
}

static void bad_rates_are_refused_by_all(void)
{
    for (size_t i = 0; i < BAD_RATES; i++) {
        double p = bad_rates[i];
        struct sizing s = { 5, 6 };
        uint64_t x = 7;
        unsigned k = 8;
        CU_ASSERT_PTR_EQUAL(why_not(1000, p), sizing_bad_p);
        CU_ASSERT_PTR_EQUAL(why_not(UINT64_MAX, p), sizing_bad_p);
        CU_ASSERT_PTR_EQUAL(sizing_promise(1000, p, &s), sizing_bad_p);
        CU_ASSERT_PTR_EQUAL(sizing_textbook(1000, p, &s), sizing_bad_p);
        CU_ASSERT_PTR_EQUAL(sizing_m(1000, p, 7, &x), sizing_bad_p);
        CU_ASSERT_PTR_EQUAL(sizing_n(1000, 7, p, &x), sizing_bad_p);
        CU_ASSERT_PTR_EQUAL(sizing_capacity(1000, p, &x, &k), sizing_bad_p);
        CU_ASSERT(isnan(sizing_bits_per_key(p)) && isnan(sizing_load(7, p)));
        CU_ASSERT(s.m == 5 && s.k == 6 && x == 7 && k == 8);
    }
    CU_ASSERT_PTR_NOT_NULL(strstr(sizing_bad_p, "0 < p < 1"));
    CU_ASSERT_PTR_NULL(sizing_bloom(1000, 2, 1, NULL));
}

static void no_keys_are_refused_by_all(void)
{
    struct sizing s = { 5, 6 };
    uint64_t m = 7;
    CU_ASSERT_PTR_EQUAL(why_not(0, 0.01), sizing_bad_n);
    CU_ASSERT_PTR_EQUAL(sizing_promise(0, 0.01, &s), sizing_bad_n);
    CU_ASSERT_PTR_EQUAL(sizing_textbook(0, 0.01, &s), sizing_bad_n);
    CU_ASSERT_PTR_EQUAL(sizing_m(0, 0.01, 7, &m), sizing_bad_n);
    CU_ASSERT(s.m == 5 && s.k == 6 && m == 7);
}

static void rates_near_one_have_at_least_one_bit(void)
{
    static const double rates[] = { 0.99, 0.9999, 1 - 1e-12 };
    static const uint64_t keys[] = { 1, 2, 1000, 1000000 };
    for (size_t i = 0; i < 3; i++)
        for (size_t j = 0; j < 4; j++) {
            struct sizing s, textbook = { 0, 0 };
            s = promise(keys[j], rates[i]);
            CU_ASSERT(s.m >= 1 && s.k == 1);
            CU_ASSERT(fpr_exact(s.m, s.k, keys[j]) <= rates[i]);
            CU_ASSERT_PTR_NULL(sizing_textbook(keys[j], rates[i], &textbook));
            CU_ASSERT(textbook.m >= 1 && textbook.k == 1);
            CU_ASSERT_PTR_NULL(why_not(keys[j], rates[i]));
        }
    struct sizing s = promise(1000, nextafter(1, 0));
    CU_ASSERT(s.m >= 1 && s.k == 1);
}

static void tiny_rates_are_kept_whole(void)
{
    struct sizing s = { 0, 0 };
    CU_ASSERT_PTR_NULL(sizing_textbook(1000, 1e-300, &s));
    CU_ASSERT_EQUAL(s.k, 997);
    s = promise(1000, 1e-300);
    CU_ASSERT_EQUAL(s.k, 996);      /* 997 costs as many bits */
    CU_ASSERT(fpr_exact(s.m, s.k, 1000) <= 1e-300);
    s = promise(1, 1e-7);
    CU_ASSERT(chain(s.m, s.k, 1) <= 1e-7);
}

/* The smallest rate is kept, those below it are refused by all. */
static void rates_too_small_for_a_double_are_refused(void)
{
    struct sizing s = promise(3, DBL_MIN);
    CU_ASSERT(log_chain(s.m, s.k, 3) <= log(DBL_MIN));
    static const double tiny[] = { 2.2e-308, 1e-310, 5e-324 };
    for (size_t i = 0; i < 3; i++) {
        double p = tiny[i];
        uint64_t x = 7;
        unsigned k = 8;
        s = (struct sizing){ 5, 6 };
        CU_ASSERT_PTR_EQUAL(why_not(1000, p), sizing_tiny_p);
        CU_ASSERT_PTR_EQUAL(sizing_promise(1000, p, &s), sizing_tiny_p);
        CU_ASSERT_PTR_EQUAL(sizing_textbook(1000, p, &s), sizing_tiny_p);
        CU_ASSERT_PTR_EQUAL(sizing_m(1000, p, 7, &x), sizing_tiny_p);
        CU_ASSERT_PTR_EQUAL(sizing_n(1000, 7, p, &x), sizing_tiny_p);
        CU_ASSERT_PTR_EQUAL(sizing_capacity(1000, p, &x, &k), sizing_tiny_p);
        CU_ASSERT(s.m == 5 && s.k == 6 && x == 7 && k == 8);
    }
}

static void rates_below_what_64_bit_hashes_can_do_are_refused(void)
{
    CU_ASSERT_PTR_EQUAL(why_not(1000, 1e-300), sizing_beyond_hash);
    CU_ASSERT_PTR_EQUAL(why_not(1, DBL_MIN), sizing_beyond_hash);
    CU_ASSERT_PTR_EQUAL(why_not(1, 0x1p-62), sizing_beyond_hash);
    CU_ASSERT_PTR_NULL(why_not(1, 0x1p-61));
    CU_ASSERT_PTR_EQUAL(why_not(4000000, 8e-13), sizing_beyond_hash);
    CU_ASSERT_PTR_NULL(why_not(4000000, 1e-12));
}

/* What is set aside shows where p is near it, and only there. */
static void a_share_of_the_rate_is_set_aside_for_hashes(void)
{
    struct sizing s = { 5, 6 };
    double p = 0x1.8p-62;
    CU_ASSERT_PTR_NULL(sizing_hashed(1, p, &s));
    struct sizing half = promise(1, 0x1p-63), all = promise(1, p);
    CU_ASSERT(s.m == half.m && s.k == half.k && s.m > all.m);
    CU_ASSERT_PTR_NULL(sizing_hashed(1000, 0.01, &s));
    all = promise(1000, 0.01);
    CU_ASSERT(s.m == all.m && s.k == all.k);
    CU_ASSERT_PTR_EQUAL(sizing_hashed(1, 0x1p-62, &s), sizing_beyond_hash);
    CU_ASSERT(s.m == all.m && s.k == all.k);
}

static void huge_n_is_refused_before_anything_is_allocated(void)
{
    CU_ASSERT_PTR_EQUAL(why_not(1000000000000000000, 0.01), sizing_too_big);
    CU_ASSERT_PTR_EQUAL(why_not(UINT64_MAX, 0.01), sizing_too_big);
    CU_ASSERT_PTR_EQUAL(why_not(UINT64_MAX, DBL_MIN), sizing_too_big);
    CU_ASSERT_PTR_EQUAL(why_not(30000000000000, 0.01), sizing_too_big);
    CU_ASSERT_PTR_NOT_NULL(why_not(UINT64_MAX, 0.999999));
    struct sizing s = { 5, 6 };
    CU_ASSERT_PTR_EQUAL(sizing_promise(UINT64_MAX, 0.999999, &s),
                        sizing_too_big);
    CU_ASSERT(s.m == 5 && s.k == 6);
    s = promise(29000000000000, 0.01);
    CU_ASSERT(s.m <= BLOOM_M_MAX && s.k == 7);
}

/* Between the sizes that k = 6 and k = 5 need, the limit refuses only one. */
static void the_largest_filters_are_not_refused_by_half(void)
{
    struct sizing s = promise(38500000000000, 0.03);
    uint64_t m = 0;
    CU_ASSERT(s.m <= BLOOM_M_MAX && s.k == 5);
    CU_ASSERT_PTR_EQUAL(sizing_m(38500000000000, 0.03, 6, &m), sizing_too_big);
}

/* Twelve gigabytes: there or not, the answer is a clean one. */
static void ten_thousand_million_keys_compute(void)
{
    struct sizing s = promise(10000000000, 0.01);
    CU_ASSERT_EQUAL(s.k, 7);
    CU_ASSERT(near((double)s.m, 95929547171, 1e-9));
    struct sizing more = promise(29000000000000, 0.01);    /* 35 terabytes */
    const char *why = NULL;
    struct bloom *b = sizing_bloom(29000000000000, 0.01, 1, &why);
    CU_ASSERT(more.m < BLOOM_M_MAX);
    CU_ASSERT(b ? bloom_m(b) == more.m : why == bloom_no_memory);
    bloom_free(b);
}

static void sizes_that_others_refused(void)
{
    struct sizing s = promise(10000000, 0.001);
    CU_ASSERT(near((double)s.m, 143.8e6, 1e-3));
    CU_ASSERT_EQUAL(s.k, 10);
    for (uint64_t n = 1; n < 1000; n += 1 + n / 20) {
        const char *why = NULL;
        struct bloom *b = sizing_bloom(n, 0.01, n, &why);
        CU_ASSERT_PTR_NOT_NULL_FATAL(b);
        CU_ASSERT(fpr_exact(bloom_m(b), bloom_k(b), n) <= 0.01);
        bloom_free(b);
    }
}

static void a_hundred_million_names(void)
{
    struct sizing percent = promise(100000000, 0.01);
    struct sizing hundredth = promise(100000000, 0.0001);
    CU_ASSERT(near((double)percent.m, 959295472, 1e-7) && percent.k == 7);
    CU_ASSERT(near((double)hundredth.m, 1917155e3, 1e-3) && hundredth.k == 13);
    CU_ASSERT(near((double)sizing_bytes(percent.m), 119.9e6, 1e-3));
    CU_ASSERT(near((double)sizing_bytes(hundredth.m), 239.6e6, 1e-3));
}

/* --- the constructor --------------------------------------------------- */

static void the_constructor_keeps_the_promise(void)
{
    for (uint64_t n = 1; n <= 1000000; n *= 10) {
        struct sizing s = promise(n, 0.01);
        struct bloom *b = sizing_bloom(n, 0.01, 42, NULL);
        CU_ASSERT_PTR_NOT_NULL_FATAL(b);
        CU_ASSERT(bloom_m(b) == s.m && bloom_k(b) == s.k);
        CU_ASSERT_PTR_EQUAL(bloom_scheme(b), &probe_stream);
        CU_ASSERT_EQUAL(bloom_seed(b), 42);
        CU_ASSERT_EQUAL(bloom_ones(b), 0);
        bloom_free(b);
    }
}

/* Where p is close to what the hash can do, the filter gets more bits. */
static void the_constructor_sets_the_hash_apart(void)
{
    uint64_t n = 1000000;
    double p = 1e-12, hash = (double)n * 0x1p-62;
    struct bloom *b = sizing_bloom(n, p, 1, NULL);
    CU_ASSERT_PTR_NOT_NULL_FATAL(b);
    CU_ASSERT(bloom_m(b) > promise(n, p).m);
    CU_ASSERT(fpr_exact(bloom_m(b), bloom_k(b), n) + hash <= p * (1 + 1e-15));
    bloom_free(b);
}

/* One filter, n keys, strangers: within five sigma of its own fill's rate. */
static void a_filter_from_n_and_p_has_that_rate(void)
{
    enum { KEYS = 20000, STRANGERS = 400000 };
    struct bloom *b = sizing_bloom(KEYS, 0.01, 7, NULL);
    CU_ASSERT_PTR_NOT_NULL_FATAL(b);
    for (uint64_t i = 0; i < KEYS; i++)
        bloom_add(b, &i, sizeof i);
    uint64_t lost = 0, yes = 0;
    for (uint64_t i = 0; i < KEYS; i++)
        lost += !bloom_query(b, &i, sizeof i);
    for (uint64_t i = KEYS; i < KEYS + STRANGERS; i++)
        yes += bloom_query(b, &i, sizeof i);
    double rate = fpr_given(bloom_m(b), bloom_k(b), bloom_ones(b));
    double sigma = sqrt(rate * (1 - rate) * STRANGERS);
    CU_ASSERT_EQUAL(lost, 0);
    CU_ASSERT(fabs((double)yes - rate * STRANGERS) < 5 * sigma);
    CU_ASSERT(near(rate, 0.01, 5 * fpr_spread(bloom_m(b), bloom_k(b), KEYS)));
    bloom_free(b);
}

/* The rate is a probability whatever the load. */
static void rates_stay_between_0_and_1(void)
{
    struct sizing s = promise(1000, 0.01);
    for (uint64_t n = 0; n <= 100000; n = n * 2 + 1) {
        double rate = fpr_exact(s.m, s.k, n);
        CU_ASSERT(rate >= 0 && rate <= 1);
    }
    for (uint64_t ones = 0; ones <= s.m; ones += 1919)
        CU_ASSERT(fpr_given(s.m, s.k, ones) >= 0
                  && fpr_given(s.m, s.k, ones) <= 1);
}

SUITE("04-sizing",
      TEST(reference_sizes_are_met),
      TEST(smallest_m_for_k_is_at_most_some_bits_above_classic),
      TEST(three_sizes_for_a_thousand_keys),
      TEST(no_smaller_filter_keeps_the_promise),
      TEST(promise_holds_for_all_sizes),
      TEST(m_grows_with_n_and_with_smaller_p),
      TEST(rate_falls_with_m_and_rises_with_n),
      TEST(rounding_k_up_is_not_always_right),
      TEST(best_k_is_the_best_of_all),
      TEST(best_k_has_limits),
      TEST(a_filter_carries_what_it_was_sized_for),
      TEST(capacity_is_the_best_of_all_k),
      TEST(a_filter_may_be_too_small_for_one_key),
      TEST(sizing_m_refuses_bad_k),
      TEST(bits_per_key_and_bytes),
      TEST(load_is_the_inverse_of_classic),
      TEST(a_fifth_more_bits_buys_p_to_the_power_of_1_2),
      TEST(too_many_keys),
      TEST(no_margin_changes_nothing),
      TEST(bad_margins_are_refused),
      TEST(a_hundred_million_keys_with_a_margin_pass_2_to_the_31),
      TEST(bad_rates_are_refused_by_all),
      TEST(no_keys_are_refused_by_all),
      TEST(rates_near_one_have_at_least_one_bit),
      TEST(tiny_rates_are_kept_whole),
      TEST(rates_too_small_for_a_double_are_refused),
      TEST(rates_below_what_64_bit_hashes_can_do_are_refused),
      TEST(a_share_of_the_rate_is_set_aside_for_hashes),
      TEST(huge_n_is_refused_before_anything_is_allocated),
      TEST(the_largest_filters_are_not_refused_by_half),
      TEST(ten_thousand_million_keys_compute),
      TEST(sizes_that_others_refused),
      TEST(a_hundred_million_names),
      TEST(the_constructor_keeps_the_promise),
      TEST(the_constructor_sets_the_hash_apart),
      TEST(a_filter_from_n_and_p_has_that_rate),
      TEST(rates_stay_between_0_and_1))
