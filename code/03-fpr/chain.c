#include "chain.h"

#include <float.h>
#include <math.h>
#include <string.h>

static unsigned smaller(unsigned throws, uint64_t m)
{
    return throws < m ? throws : (unsigned)m;
}

/* From the top down, so that p[x - 1] is still the old one when p[x] asks for
 * it. What has shrunk to nothing at the bottom is left behind. */
void chain_ones(uint64_t m, unsigned throws, double *p)
{
    memset(p, 0, (throws + 1) * sizeof *p);
    p[0] = 1;
    unsigned bottom = 0;
    for (unsigned t = 1; t <= throws; t++) {
        for (unsigned x = smaller(t, m); x > bottom; x--)
            p[x] = (p[x] * x + p[x - 1] * ((double)m - x + 1)) / (double)m;
        p[bottom] *= bottom / (double)m;
        while (p[bottom] < DBL_MIN)
            p[bottom++] = 0;
    }
}

/* Backwards: mean[x] is the mean of (X/m)^k at the end, given x ones now. At
 * the end it is (x/m)^k; each throw earlier, it is the average over what the
 * throw may do. So nothing is lost when the rate is tiny. */
double chain_moment(uint64_t m, unsigned k, unsigned throws)
{
    double mean[CHAIN_MAX + 1];
    unsigned most = smaller(throws, m);
    for (unsigned x = 0; x <= most; x++)
        mean[x] = pow(x / (double)m, k);
    for (unsigned t = throws; t > 0; t--)
        for (unsigned x = 0; x < smaller(t, m); x++)
            mean[x] = (mean[x] * x + mean[x + 1] * (double)(m - x)) / (double)m;
    return mean[0];
}

/* As chain_moment, with the variance: the average of what it is after the
 * throw, and what the throw itself adds. That goes with the square of gap[x],
 * by which mean[x + 1] is above mean[x]. A throw averages gaps, too; and the
 * first ones, between powers, come from expm1 without loss. */
double chain_spread(uint64_t m, unsigned k, unsigned throws)
{
    double gap[CHAIN_MAX + 1] = { 0 }, variance[CHAIN_MAX + 1] = { 0 };
    for (unsigned x = 0; x < smaller(throws, m); x++)
        gap[x] = pow((x + 1) / (double)m, k)
               * -expm1(k * log1p(-1 / (x + 1.0)));
    for (unsigned t = throws; t > 0; t--)
        for (unsigned x = 0; x < smaller(t, m); x++) {
            double stay = x / (double)m, move = (double)(m - x) / (double)m;
            double next = (double)(m - x - 1) / (double)m;
            variance[x] = stay * variance[x] + move * variance[x + 1]
                        + stay * move * gap[x] * gap[x];
            gap[x] = stay * gap[x] + next * gap[x + 1];
        }
    double mean = chain_moment(m, k, throws);
    return mean > 0 ? sqrt(variance[0]) / mean : 0;
}
