/* Holds each end to the equation that defines it, and the scheme to sums done by
 * hand; a filter of one byte for each key. */
#include <math.h>

#include "suite.h"
#include "survey.h"

static const double z = 1.959964;

/* At an end that is not 0 or 1, the hits are z standard deviations off. */
static bool is_end(double p, double hits, double asked)
{
    double sigmas = fabs(hits - asked * p) / sqrt(asked * p * (1 - p));
    double slack = 2e-6 * sqrt(asked / (p * (1 - p))) * (1 + fabs(0.5 - p) / (p * (1 - p)));
    return fabs(sigmas - z) < 1e-5 + slack;
}

static void ends_solve_the_equation(void)
{
    for (uint64_t asked = 4; asked < 20000; asked *= 5)
        for (uint64_t hits = 1; hits < asked; hits += asked / 4) {
            struct interval i = survey_interval(hits, asked);
            CU_ASSERT(is_end(i.lo, (double)hits, (double)asked));
            CU_ASSERT(is_end(i.hi, (double)hits, (double)asked));
        }
}

static void extremes(void)
{
    struct interval none = survey_interval(0, 10), all = survey_interval(10, 10);
    CU_ASSERT(none.lo >= 0 && none.lo <= 0 && is_end(none.hi, 0, 10));
    CU_ASSERT(all.hi >= 1 && all.hi <= 1 && is_end(all.lo, 10, 10));
    struct interval half = survey_interval(UINT64_C(1) << 35, UINT64_C(1) << 36);
    CU_ASSERT(half.lo > 0.4999 && half.hi < 0.5001);
}

static unsigned char table[1000];

static bool look(void *filter, uint64_t key)
{
    unsigned char *t = filter;
    if (key >= sizeof table)
        return false;
    t[key] += 2;
    return t[key] % 2;
}

static void one_filter(void)
{
    unsigned hits = 0;
    for (unsigned i = 0; i < sizeof table; i++)
        table[i] = i < 500 || i % 11 == 3 ? 1 : 0;
    for (unsigned i = 500; i < 800; i++)
        hits += table[i];
    struct survey s = survey_filter(look, table, 500, 300);
    for (unsigned i = 0; i < sizeof table; i++)
        CU_ASSERT_EQUAL(table[i] / 2, i >= 500 && i < 800 ? 1 : 0);
    CU_ASSERT_EQUAL(s.hits, hits);
    CU_ASSERT_DOUBLE_EQUAL(s.rate * 300, hits, 1e-6);
    CU_ASSERT(is_end(s.interval.lo, hits, 300) && is_end(s.interval.hi, hits, 300));
}

/* Two rates a and b: the mean's error is half their difference. */
static void two_filters(void)
{
    struct interval i = survey_scheme((double[]){ 0.49, 0.51 }, 2);
    CU_ASSERT_DOUBLE_EQUAL(i.hi - i.lo, 2 * 12.7062047 * 0.01, 5e-6);
    CU_ASSERT_DOUBLE_EQUAL(i.hi + i.lo, 1, 5e-6);
}

SUITE("survey", TEST(ends_solve_the_equation), TEST(extremes), TEST(one_filter),
      TEST(two_filters))
