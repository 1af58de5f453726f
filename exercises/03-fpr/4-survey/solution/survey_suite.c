#include "suite.h"
#include "survey.h"

enum { MEMBERS = 40, STRANGERS = 300 };

/* A filter that writes down who was asked. Every seventh stranger is a hit. */
struct record { unsigned times[STRANGERS], others; };

static bool ask(void *filter, uint64_t key)
{
    struct record *r = filter;
    if (key >= MEMBERS && key < MEMBERS + STRANGERS)
        r->times[key - MEMBERS]++;
    else
        r->others++;
    return key < MEMBERS || key % 7 == 0;
}

static void each_stranger_is_asked_once(void)
{
    struct record r = { .others = 0 };
    survey_filter(ask, &r, MEMBERS, STRANGERS);
    CU_ASSERT_EQUAL(r.others, 0);
    for (unsigned i = 0; i < STRANGERS; i++)
        CU_ASSERT_EQUAL(r.times[i], 1);
}

static void hits_are_counted(void)
{
    struct record r = { .others = 0 };
    struct survey s = survey_filter(ask, &r, MEMBERS, STRANGERS);
    CU_ASSERT_EQUAL(s.asked, 300);
    CU_ASSERT_EQUAL(s.hits, 43);
    CU_ASSERT_DOUBLE_EQUAL(s.rate, 43.0 / 300, 1e-9);
    CU_ASSERT_DOUBLE_EQUAL(s.interval.lo, 0.108185, 1e-5);
    CU_ASSERT_DOUBLE_EQUAL(s.interval.hi, 0.187501, 1e-5);
}

static void interval_is(uint64_t hits, uint64_t asked, double lo, double hi)
{
    struct interval i = survey_interval(hits, asked);
    CU_ASSERT_DOUBLE_EQUAL(i.lo, lo, 3e-6);
    CU_ASSERT_DOUBLE_EQUAL(i.hi, hi, 3e-6);
}

static void intervals_are_wilsons(void)
{
    interval_is(1, 10, 0.0178762, 0.4041500);
    interval_is(3, 20, 0.0523687, 0.3604189);
    interval_is(3, 1000, 0.0010208, 0.0087830);
}

static void many_answers(void)
{
    interval_is((UINT64_C(1) << 33) + 5, UINT64_C(1) << 35, 0.2499954, 0.2500046);
}

static void all_or_nothing(void)
{
    for (uint64_t asked = 1; asked < 2000; asked = 3 * asked + 1) {
        CU_ASSERT_EQUAL(survey_interval(0, asked).lo, 0);
        CU_ASSERT_EQUAL(survey_interval(asked, asked).hi, 1);
    }
}

static void scheme_is(const double *rate, size_t filters, double lo, double hi)
{
    struct interval i = survey_scheme(rate, filters);
    CU_ASSERT_DOUBLE_EQUAL(i.lo, lo, 3e-6);
    CU_ASSERT_DOUBLE_EQUAL(i.hi, hi, 3e-6);
}

static void schemes(void)
{
    scheme_is((double[]){ 0.1, 0.2, 0.3, 0.2 }, 4, 0.0700772, 0.3299228);
    scheme_is((double[]){ 0.4, 0.5, 0.6 }, 3, 0.2515862, 0.7484138);
    scheme_is((double[]){ 0.01, 0.03 }, 2, 0, 0.1470620);
}

SUITE("survey",
      TEST(each_stranger_is_asked_once),
      TEST(hits_are_counted),
      TEST(intervals_are_wilsons),
      TEST(many_answers),
      TEST(all_or_nothing),
      TEST(schemes))
