/* Computes each answer anew: by its definition, or by going through them all. */
#include <math.h>

#include "fpr.h"
#include "sizing.h"
#include "suite.h"

static const uint64_t keys[] = { 1, 4, 20, 3000 };

/* The smallest m that some k keeps p with, from below. */
static uint64_t search_all(uint64_t n, double p, uint64_t m)
{
    for (;; m++)
        for (unsigned k = 1; k < 16; k++)
            if (fpr_exact(m, k, n) <= p)
                return m;
}

static void the_promise(void)
{
    for (int i = 0; i < 3; i++)
        for (double p = 0.5; p > 0.001; p *= 0.3) {
            struct sizing s = { 0, 0 };
            CU_ASSERT_PTR_NULL(sizing_promise(keys[i], p, &s));
            CU_ASSERT_EQUAL(s.m, search_all(keys[i], p, 1));
            CU_ASSERT(s.k > 0 && fpr_exact(s.m, s.k, keys[i]) <= p);
        }
}

static void the_textbook(void)
{
    for (int i = 0; i < 4; i++)
        for (double p = 0.98; p > 1e-12; p *= 0.77)
            for (uint64_t n = keys[i]; n < 1000000000000; n *= 1000) {
                struct sizing s = { 0, 0 };
                double bits = -(double)n * log(p) / log(2) / log(2);
                CU_ASSERT_PTR_NULL(sizing_textbook(n, p, &s));
                CU_ASSERT((double)s.m >= bits * (1 - 1e-14));
                CU_ASSERT((double)s.m <= bits * (1 + 1e-14) + 1);
                double nearest = fabs((double)s.k + log2(p));
                CU_ASSERT(s.k >= 1 && (nearest < 0.500001 || p > 0.7));
                CU_ASSERT(s.k == 1 || p < 0.7);
            }
}

static void refusals(void)
{
    const struct { uint64_t n; double p; const char *why; } bad[] = {
        { 0, 0.5, sizing_bad_n }, { 1, 0, sizing_bad_p }, { 1, 1, sizing_bad_p },
        { 1, -NAN, sizing_bad_p }, { 1, -2, sizing_bad_p }, { 1, 3, sizing_bad_p },
        { UINT64_MAX, 1e-9, sizing_too_big }, { 300000000000000, 0.1, sizing_too_big },
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct sizing s = { 77, 7 };
        CU_ASSERT_PTR_EQUAL(sizing_textbook(bad[i].n, bad[i].p, &s), bad[i].why);
        CU_ASSERT_PTR_EQUAL(sizing_promise(bad[i].n, bad[i].p, &s), bad[i].why);
        CU_ASSERT(s.m == 77 && s.k == 7);
    }
}

static void margins(void)
{
    for (unsigned m = 1; m < 100; m++) {
        struct sizing s = { m, m };
        CU_ASSERT_PTR_NULL(sizing_widen(&s, 0.25));
        CU_ASSERT(s.m == m + (m + 3) / 4 && s.k == m);
    }
}

SUITE("all", TEST(the_promise), TEST(the_textbook), TEST(refusals), TEST(margins))
