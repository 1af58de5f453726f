/* fails: asks: tries one m after the other from the textbook's size up */
#include "fit.h"

#include <math.h>

const char *fit_size(fit_rate *rate, uint64_t n, double p,
                     struct sizing *size)
{
    if (n == 0)
        return sizing_bad_n;
    if (!(p > 0 && p < 1))
        return sizing_bad_p;
    double bits = (double)n * -log2(p) / log(2);
    if (bits > (double)BLOOM_M_MAX)
        return sizing_too_big;
    uint64_t m = (uint64_t)bits + 1;
    unsigned k = (unsigned)fmax(1, floor(-log2(p)));
    while (rate(m, k, n) > p && rate(m, k + 1, n) > p)
        m++;
    *size = (struct sizing){ m, rate(m, k, n) <= p ? k : k + 1 };
    return NULL;
}
