#include "fit.h"

#include <math.h>

/* The smallest m that keeps p, or BLOOM_M_MAX + 1: behind the largest m that
 * does not, which is put together from its highest bit down. */
static uint64_t first_good(fit_rate *rate, unsigned k, uint64_t n, double p)
{
    uint64_t bad = 0;
    for (uint64_t bit = BLOOM_M_MAX; bit > 0; bit /= 2)
        if (bad + bit <= BLOOM_M_MAX && rate(bad + bit, k, n) > p)
            bad += bit;
    return bad + 1;
}

const char *fit_size(fit_rate *rate, uint64_t n, double p,
                     struct sizing *size)
{
    if (n == 0 || !(p > 0 && p < 1))
        return n == 0 ? sizing_bad_n : sizing_bad_p;
    unsigned below = (unsigned)fmax(1, floor(-log2(p)));
    unsigned above = (unsigned)ceil(-log2(p));
    uint64_t by_below = first_good(rate, below, n, p);
    uint64_t by_above = first_good(rate, above, n, p);
    struct sizing best = { by_below, below };
    if (by_above < by_below)
        best = (struct sizing){ by_above, above };
    if (best.m > BLOOM_M_MAX)
        return sizing_too_big;
    *size = best;
    return NULL;
}
