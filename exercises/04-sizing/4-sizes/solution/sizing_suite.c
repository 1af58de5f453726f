#include <math.h>

#include "fpr.h"
#include "sizing.h"
#include "suite.h"

static const double no_rates[] = { 0, 1, 2, -1, -0.01, NAN, INFINITY };
enum { NO_RATES = sizeof no_rates / sizeof *no_rates };

static bool textbook_is(uint64_t n, double p, uint64_t m, unsigned k)
{
    struct sizing s = { 0, 0 };
    return sizing_textbook(n, p, &s) == NULL && s.m == m && s.k == k;
}

static void textbook_rounds_m_up_and_k_to_the_nearest(void)
{
    CU_ASSERT(textbook_is(1000, 0.01, 9586, 7));
    CU_ASSERT(textbook_is(1000, 0.03, 7299, 5));
}

static void textbook_has_one_bit_and_one_position_at_least(void)
{
    CU_ASSERT(textbook_is(1, 0.99, 1, 1));
}

static void textbook_needs_more_than_32_bits(void)
{
    CU_ASSERT(textbook_is(1000000000, 0.01, 9585058378, 7));
}

static void promise_is_kept_by_no_smaller_filter(void)
{
    for (uint64_t n = 1; n <= 100000; n *= 10)
        for (double p = 0.3; p > 1e-6; p /= 7) {
            struct sizing s = { 0, 0 };
            CU_ASSERT_PTR_NULL_FATAL(sizing_promise(n, p, &s));
            CU_ASSERT(fpr_exact(s.m, s.k, n) <= p);
            for (unsigned k = 1; s.m > 1 && k <= s.k + 1; k++)
                CU_ASSERT(fpr_exact(s.m - 1, k, n) > p);
        }
}

static bool untouched(const struct sizing *s)
{
    return s->m == 12 && s->k == 34;
}

static void what_is_no_rate_is_refused(void)
{
    struct sizing s = { 12, 34 };
    for (int i = 0; i < NO_RATES; i++) {
        CU_ASSERT_PTR_EQUAL(sizing_textbook(9, no_rates[i], &s), sizing_bad_p);
        CU_ASSERT(untouched(&s));
        CU_ASSERT_PTR_EQUAL(sizing_promise(9, no_rates[i], &s), sizing_bad_p);
        CU_ASSERT(untouched(&s));
    }
}

static void no_keys_and_too_many_are_refused(void)
{
    struct sizing s = { 12, 34 };
    CU_ASSERT_PTR_EQUAL(sizing_textbook(0, 0.1, &s), sizing_bad_n);
    CU_ASSERT_PTR_EQUAL(sizing_promise(0, 0.1, &s), sizing_bad_n);
    CU_ASSERT_PTR_EQUAL(sizing_textbook(UINT64_MAX / 9, 0.1, &s), sizing_too_big);
    CU_ASSERT_PTR_EQUAL(sizing_promise(UINT64_MAX / 9, 0.1, &s), sizing_too_big);
    CU_ASSERT(untouched(&s));
}

static void a_margin_is_for_m_alone(void)
{
    struct sizing s = { 1001, 7 };
    CU_ASSERT_PTR_NULL(sizing_widen(&s, 0.5));
    CU_ASSERT(s.m == 1502 && s.k == 7);
    CU_ASSERT_PTR_EQUAL(sizing_widen(&s, -0.5), sizing_bad_margin);
    CU_ASSERT_PTR_EQUAL(sizing_widen(&s, NAN), sizing_bad_margin);
    CU_ASSERT(s.m == 1502 && s.k == 7);
}

SUITE("sizing",
      TEST(textbook_rounds_m_up_and_k_to_the_nearest),
      TEST(textbook_has_one_bit_and_one_position_at_least),
      TEST(textbook_needs_more_than_32_bits),
      TEST(promise_is_kept_by_no_smaller_filter),
      TEST(what_is_no_rate_is_refused),
      TEST(no_keys_and_too_many_are_refused),
      TEST(a_margin_is_for_m_alone))
