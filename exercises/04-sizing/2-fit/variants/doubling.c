/* Doubles, then halves; looks at one k only where there is but one. */
#include "fit.h"

#include <math.h>
#include <stdbool.h>

static bool search(fit_rate *rate, uint64_t n, double p, struct sizing *s)
{
    uint64_t small = 0, enough = 1;
    for (; rate(enough, s->k, n) > p; enough *= 2) {
        if (enough == BLOOM_M_MAX)
            return false;
        small = enough;
    }
    while (small + 1 < enough) {
        uint64_t m = (small + enough) / 2;
        *(rate(m, s->k, n) <= p ? &enough : &small) = m;
    }
    s->m = enough;
    return true;
}

const char *fit_size(fit_rate *rate, uint64_t n, double p,
                     struct sizing *size)
{
    if (isnan(p) || p <= 0 || p >= 1)
        return sizing_bad_p;
    if (n < 1)
        return sizing_bad_n;
    double real = fabs(log2(p));
    struct sizing low = { 0, 1 }, high = { 0, (unsigned)ceil(real) };
    if (real >= 2)
        low.k = (unsigned)real;
    bool low_fits = search(rate, n, p, &low), high_fits = low_fits;
    if (high.k > low.k)
        high_fits = search(rate, n, p, &high);
    else
        high = low;
    if (!low_fits && !high_fits)
        return sizing_too_big;
    *size = !high_fits || (low_fits && low.m <= high.m) ? low : high;
    return NULL;
}
