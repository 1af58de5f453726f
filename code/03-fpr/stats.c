#include "stats.h"

#include <math.h>

/* The x at which `below` reaches q, by halving lo .. hi to the last bit. */
static double invert(double (*below)(double x, uint64_t df), uint64_t df,
                     double q, double lo, double hi)
{
    for (;;) {
        double mid = lo + (hi - lo) / 2;
        if (mid <= lo || mid >= hi)
            return mid;
        if (below(mid, df) < q)
            lo = mid;
        else
            hi = mid;
    }
}

static double normal_below(double z, uint64_t unused)
{
    (void)unused;
    return erfc(-z / sqrt(2)) / 2;
}

double stats_normal_quantile(double q)
{
    if (q > 0.5)
        return -stats_normal_quantile(1 - q);
    return invert(normal_below, 0, q, -40, 0);
}

/* P(-t < T < t) for t = sqrt(df) tan(angle), as a finite sum (Abramowitz and
 * Stegun 1964, 26.7.3 and 26.7.4). */
static double t_within(double angle, uint64_t df)
{
    double s = sin(angle), c = cos(angle);
    bool odd = df % 2;
    double term = odd ? c : 1, sum = 0;
    for (uint64_t i = odd ? 3 : 2; i <= df; i += 2) {
        sum += term;
        term *= c * c * ((double)i - 1) / (double)i;
    }
    return odd ? (angle + s * sum) * 2 / acos(-1) : s * sum;
}

/* For many degrees of freedom: z and its first corrections (Abramowitz and
 * Stegun 1964, 26.7.5). */
static double t_expanded(double z, double df)
{
    double z2 = z * z;
    double g1 = (z2 + 1) / 4;
    double g2 = ((5 * z2 + 16) * z2 + 3) / 96;
    double g3 = (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
    double g4 = ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945)
              / 92160;
    return z * (1 + (g1 + (g2 + (g3 + g4 / df) / df) / df) / df);
}

double stats_t_quantile(double q, uint64_t df)
{
    if (q < 0.5)
        return -stats_t_quantile(1 - q, df);
    if (df > 2000)
        return t_expanded(stats_normal_quantile(q), (double)df);
    double angle = invert(t_within, df, 1 - 2 * (1 - q), 0, acos(-1) / 2);
    return sqrt((double)df) * tan(angle);
}

struct interval stats_wilson(uint64_t hits, uint64_t trials, double c)
{
    double z = stats_normal_quantile((1 + c) / 2);
    double count = (double)trials, rate = (double)hits / count;
    double centre = rate + z * z / (2 * count);
    double half = z * sqrt(rate * (1 - rate) / count
                           + z * z / (4 * count * count));
    double scale = 1 + z * z / count;
    return (struct interval){
        hits == 0 ? 0 : fmin((centre - half) / scale, rate),
        hits == trials ? 1 : fmin(fmax((centre + half) / scale, rate), 1),
    };
}

struct interval stats_mean_interval(double mean, double variance,
                                    uint64_t count, double c)
{
    double t = stats_t_quantile((1 + c) / 2, count - 1);
    double half = t * sqrt(variance / (double)count);
    return (struct interval){ fmax(mean - half, 0), fmin(mean + half, 1) };
}

double stats_probes_needed(double p0, double p1, double alpha, double power)
{
    double z0 = stats_normal_quantile(1 - alpha / 2);
    double z1 = stats_normal_quantile(power);
    double root = (z0 * sqrt(p0 * (1 - p0)) + z1 * sqrt(p1 * (1 - p1)))
                / (p1 - p0);
    return root * root;
}

/* x log(x / y) - (x - y) for x = y + off: 0 when off is, y when x is. So few of
 * its digits are in x / y when x is huge that off is asked for instead. */
static double surprise(double off, double y)
{
    double part = off / y;
    if (y == 0)
        return off == 0 ? 0 : HUGE_VAL;
    return part <= -1 ? y : y * ((1 + part) * log1p(part) - part);
}

bool stats_binomial_within(uint64_t hits, uint64_t trials, double p,
                           double sigmas)
{
    double count = (double)trials, off = (double)hits - count * p;
    double deviance = surprise(off, count * p)
                    + surprise(-off, count * (1 - p));
    return 2 * deviance <= sigmas * sigmas;
}
