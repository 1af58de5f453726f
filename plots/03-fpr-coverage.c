/* How often two 95 % intervals from 1000 probes hold the true rate: summed over
 * all outcomes, so there is no randomness in it. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>

#include "stats.h"

enum { PROBES = 1000 };

static double chance(unsigned hits, double p)
{
    return exp(lgamma(PROBES + 1.0) - lgamma(hits + 1.0)
               - lgamma(PROBES - hits + 1.0)
               + hits * log(p) + (PROBES - hits) * log1p(-p));
}

int main(void)
{
    struct interval wilson[PROBES + 1], wald[PROBES + 1];
    double z = stats_normal_quantile(0.975);
    for (unsigned hits = 0; hits <= PROBES; hits++) {
        double rate = (double)hits / PROBES;
        double half = z * sqrt(rate * (1 - rate) / PROBES);
        wilson[hits] = stats_wilson(hits, PROBES, 0.95);
        wald[hits] = (struct interval){ rate - half, rate + half };
    }
    puts("# 03-fpr-coverage probes=1000 (no randomness)\nrate\twald\twilson");
    for (int i = 0; i <= 600; i++) {
        double p = pow(10, -4 + i / 200.0), by_wald = 0, by_wilson = 0;
        for (unsigned hits = 0; hits <= PROBES; hits++) {
            if (wald[hits].lo <= p && p <= wald[hits].hi)
                by_wald += chance(hits, p);
            if (wilson[hits].lo <= p && p <= wilson[hits].hi)
                by_wilson += chance(hits, p);
        }
        printf("%.6g\t%.6g\t%.6g\n", p, by_wald, by_wilson);
    }
    return 0;
}
