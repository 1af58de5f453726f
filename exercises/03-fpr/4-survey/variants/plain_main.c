/* Without CUnit: each question has an exit status of its own. */
#include "survey.h"

static uint64_t seen[3];    /* how many, their sum, the sum of their squares */

static bool small_squares(void *filter, uint64_t key)
{
    uint64_t *s = filter;
    s[0] += 1;
    s[1] += key;
    s[2] += key * key;
    return key < 100 || key == 100 || key == 121 || key == 144;
}

static int near(double a, double b)
{
    return a - b < 4e-6 && b - a < 4e-6;
}

static int whom(void)
{
    uint64_t sum = 0, squares = 0;
    for (uint64_t key = 100; key < 150; key++) {
        sum += key;
        squares += key * key;
    }
    struct survey s = survey_filter(small_squares, seen, 100, 50);
    if (seen[0] != 50 || seen[1] != sum || seen[2] != squares)
        return 1;
    if (s.hits != 3 || s.asked != 50 || !near(s.rate, 0.06))
        return 2;
    return near(s.interval.lo, 0.0206150) && near(s.interval.hi, 0.1621709) ? 0 : 3;
}

static int one(uint64_t hits, uint64_t asked, double lo, double hi)
{
    struct interval i = survey_interval(hits, asked);
    return near(i.lo, lo) && near(i.hi, hi) && i.lo >= 0 && i.hi <= 1 ? 0 : 4;
}

int main(void)
{
    if (whom())
        return whom();
    if (one(0, 1, 0, 0.7934507) || one(1, 1, 0.2065493, 1) || one(10, 10, 0.7224672, 1))
        return 5;
    if (survey_interval(7, 7).hi < 1 || survey_interval(0, 9).lo > 0)
        return 6;
    if (one(UINT64_C(3) << 32, UINT64_C(1) << 34, 0.7499935, 0.7500065))
        return 7;
    struct interval i = survey_scheme((double[]){ 0.02, 0.03, 0.05, 0.04, 0.01 }, 5);
    return near(i.lo, 0.0103676) && near(i.hi, 0.0496324) ? 0 : 8;
}
