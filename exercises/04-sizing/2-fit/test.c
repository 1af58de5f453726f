#include "fit.h"
#include "fpr.h"
#include "grade.h"

#include <float.h>
#include <math.h>

SOUND(1);

/* What a refused caller gets back unchanged. */
static const struct sizing old = { 4711, 42 };

static void fits(fit_rate *rate, uint64_t n, double p, struct sizing *s)
{
    const char *why = fit_size(rate, n, p, s);
    EQUAL(why, NULL, "n = %llu and p = %g can be had.", (unsigned long long)n, p);
}

static void is_size(fit_rate *rate, uint64_t n, double p, uint64_t m, unsigned k)
{
    struct sizing s = old;
    fits(rate, n, p, &s);
    EQUAL(s.m, m, "The smallest m for n = %llu, p = %g.", (unsigned long long)n, p);
    EQUAL(s.k, k, "Its k for n = %llu, p = %g.", (unsigned long long)n, p);
}

/* The size keeps p, one bit less does not, and nor would the other k. */
static void smallest(fit_rate *rate, uint64_t n, double p)
{
    struct sizing s = old;
    fits(rate, n, p, &s);
    double real = -log2(p);
    unsigned low = real < 1 ? 1 : (unsigned)real, high = (unsigned)ceil(real);
    CHECK(s.k == low || s.k == high, "k = %u is not next to log2(1/p) = %g.", s.k, real);
    CHECK(s.m >= 1 && s.m <= BLOOM_M_MAX, "m is from 1 to 2^48.");
    CHECK(rate(s.m, s.k, n) <= p, "%llu bits with k = %u do not keep p = %g for %llu "
          "keys.", (unsigned long long)s.m, s.k, p, (unsigned long long)n);
    for (unsigned k = low; s.m > 1 && k <= high; k++)
        CHECK(rate(s.m - 1, k, n) > p, "p = %g, %llu keys: one bit less than your %llu "
              "does as well, with k = %u.", p, (unsigned long long)n,
              (unsigned long long)s.m, k);
}

ESSENTIAL(thousand, 2, "A thousand keys at 1 %: 9593 bits by classic, 9595 by exact.")
{
    is_size(fpr_classic, 1000, 0.01, 9593, 7);
    is_size(fpr_exact, 1000, 0.01, 9595, 7);
}

TEST(every_formula, 2, "The smallest by each formula, for few keys and many.")
{
    static fit_rate *const rates[] = {
        fpr_classic, fpr_finite, fpr_exact, fpr_partitioned, fpr_upper
    };
    static const double p[] = { 0.6, 0.2, 0.03, 1e-4, 1e-9 };
    for (int r = 0; r < 5; r++)
        for (uint64_t n = 3; n < 1000000; n *= 31)
            for (int i = 0; i < 5; i++)
                smallest(rates[r], n, p[i]);
}

TEST(fewer, 1, "The k below log2(1/p) where it is the better one.")
{
    is_size(fpr_classic, 1000000, 0.03, 7298750, 5);
    is_size(fpr_exact, 100, 0.11, 461, 3);
}

TEST(more, 1, "The k above, even where the one below is nearer to log2(1/p).")
{
    is_size(fpr_classic, 1000000, 0.0225, 7917084, 6);
    is_size(fpr_exact, 100, 0.37, 215, 2);
}

/* Rates that tests make up: below `least_m[k]` bits it is 1, then `good`. */
static uint64_t least_m[16];
static double good;

static double step(uint64_t m, unsigned k, uint64_t n)
{
    (void)n;
    return m < least_m[k] ? 1 : good;
}

/* p = 0.003 has 8 and 9 for neighbours. */
static void steps(uint64_t with_8, uint64_t with_9)
{
    least_m[8] = with_8;
    least_m[9] = with_9;
}

TEST(just_kept, 1, "A rate of exactly p keeps p.")
{
    good = 0.003;
    steps(777, 888);
    is_size(step, 5, 0.003, 777, 8);
}

TEST(equal, 1, "The smaller k when both need equally many bits.")
{
    good = 0;
    steps(777, 777);
    is_size(step, 5, 0.003, 777, 8);
    steps(1, 1);
    is_size(step, 5, 0.003, 1, 8);
}

TEST(from_1_to_all, 1, "Every m can be the answer, from 1 to BLOOM_M_MAX.")
{
    good = 0;
    for (uint64_t two = 1; two <= BLOOM_M_MAX; two *= 2)
        for (uint64_t m = two < 3 ? 1 : two - 1; m <= two + 1; m++) {
            if (m > BLOOM_M_MAX)
                break;
            steps(m + 1, m);
            is_size(step, 5, 0.003, m, 9);
        }
    steps(BLOOM_M_MAX, UINT64_MAX);
    is_size(step, 5, 0.003, BLOOM_M_MAX, 8);
}

TEST(too_big, 1, "sizing_too_big when no k keeps p, and *size is as it was.")
{
    struct sizing s = old;
    good = 0.5;
    steps(1, 1);
    CHECK(fit_size(step, 5, 0.003, &s) == sizing_too_big,
          "This rate is 0.5 for every m: it never comes down to p.");
    CHECK(fit_size(fpr_exact, UINT64_C(1000000000000000000), 0.01, &s)
          == sizing_too_big, "10^18 keys need more than 2^48 bits.");
    CHECK(s.m == old.m && s.k == old.k, "Write *size only when you have an answer.");
}

TEST(bad, 1, "No keys, or a rate that is none: the reason, and *size as it was.")
{
    static const double p[] = { 0, 1, 2, -1, -0.01, NAN, INFINITY, -INFINITY };
    struct sizing s = old;
    for (int i = 0; i < 8; i++)
        CHECK(fit_size(fpr_exact, 1000, p[i], &s) == sizing_bad_p,
              "p = %g is not a rate; the answer is sizing_bad_p itself.", p[i]);
    CHECK(fit_size(fpr_exact, 0, 0.01, &s) == sizing_bad_n,
          "n = 0; the answer is sizing_bad_n itself.");
    CHECK(s.m == old.m && s.k == old.k, "*size has changed.");
}

TEST(extremes, 1, "Rates near 1, and the smallest that a double can hold.")
{
    is_size(fpr_exact, 1, 0.99, 2, 1);
    is_size(fpr_classic, 1, 1 - DBL_EPSILON / 2, 1, 1);
    is_size(fpr_classic, 1000, 0.9999, 109, 1);
    smallest(fpr_classic, 1000, 1e-300);
    struct sizing s = old;
    fits(fpr_classic, 1000, 0x1p-1074, &s);
    EQUAL(s.k, 1074u, "log2(1/p) is 1074; does 1/p fit into a double?");
}

/* A formula that looks at how it is asked. */
static unsigned long questions;
static uint64_t the_n;

static double watchful(uint64_t m, unsigned k, uint64_t n)
{
    questions++;
    CHECK(m >= 1 && m <= BLOOM_M_MAX, "You asked for the rate of %llu bits: m is "
          "from 1 to 2^48.", (unsigned long long)m);
    CHECK(k == 8 || k == 9, "You asked for k = %u: at p = 0.003, k is 8 or 9.", k);
    EQUAL(n, the_n, "The number of keys is not yours to change.");
    CHECK(questions <= 250, "This was question 251 about one size.");
    return fpr_classic(m, k, n);
}

TEST(asks, 1, "Asks at most 250 times, and only for filters that can be.")
{
    for (the_n = 1; the_n <= UINT64_MAX / 1000; the_n *= 1000) {
        struct sizing s = old;
        questions = 0;
        CHECK(fit_size(watchful, the_n, 0.003, &s)
              == (the_n > 22000000000000 ? sizing_too_big : NULL),
              "n = %llu.", (unsigned long long)the_n);
        CHECK(questions > 0, "The formula was not asked at all.");
    }
}
