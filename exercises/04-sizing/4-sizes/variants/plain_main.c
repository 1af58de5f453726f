/* Without CUnit: a main() whose exit status is the number of the broken rule. */
#include <math.h>

#include "fpr.h"
#include "sizing.h"

static int refused(uint64_t n, double p, const char *why)
{
    struct sizing a = { 3, 3 }, b = { 3, 3 };
    return sizing_textbook(n, p, &a) == why && sizing_promise(n, p, &b) == why
        && a.m == 3 && a.k == 3 && b.m == 3 && b.k == 3;
}

int main(void)
{
    struct sizing s;
    const double p[] = { NAN, -INFINITY, -3, 0, 1, 1.5 };
    for (int i = 0; i < 6; i++)
        if (!refused(1000000, p[i], sizing_bad_p))
            return 1;
    if (!refused(0, 0.02, sizing_bad_n))
        return 2;
    if (!refused(UINT64_C(1) << 60, 0.02, sizing_too_big))
        return 3;
    if (sizing_textbook(600000000, 0.022, &s) || s.m < 4000000000 || s.k != 6)
        return 4;
    for (uint64_t n = 1; n < 50; n += 3) {
        if (sizing_textbook(n, 0.03, &s) || s.k != 5)
            return 5;
        if ((double)s.m < (double)n * 7.2984 || (double)s.m > (double)n * 7.2985 + 1)
            return 6;
    }
    if (sizing_textbook(5, 0.9, &s) || s.m != 2 || s.k != 1)
        return 7;
    if (sizing_promise(1000, 0.01, &s) || s.m != 9595 || s.k != 7)
        return 8;
    if (fpr_exact(s.m, s.k, 1000) > 0.01)
        return 9;
    if (sizing_widen(&s, 0.2) || s.m != 9595 + 1919 || s.k != 7)
        return 10;
    return 0;
}
