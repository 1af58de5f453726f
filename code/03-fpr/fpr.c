/* The formulas in closed form. 1 - e^-t loses all its digits when t is tiny,
 * and so does 1 - 1/m when m is huge; expm1 and log1p keep them. */
#include "fpr.h"

#include <math.h>

/* How many positions are drawn; a double, for kn may pass 2^64. */
static double throws(unsigned k, uint64_t n)
{
    return (double)k * (double)n;
}

/* The chance that a bit is 1 after that many throws at m bits. */
static double hit(double m, double thrown)
{
    return m > 1 ? -expm1(thrown * log1p(-1 / m)) : thrown > 0;
}

double fpr_classic(uint64_t m, unsigned k, uint64_t n)
{
    return pow(-expm1(-throws(k, n) / (double)m), k);
}

double fpr_finite(uint64_t m, unsigned k, uint64_t n)
{
    return pow(hit((double)m, throws(k, n)), k);
}

double fpr_upper(uint64_t m, unsigned k, uint64_t n)
{
    if (n == 0)
        return 0;
    return pow(-expm1(-(k * ((double)n + 0.5)) / (double)(m - 1)), k);
}

double fpr_given(uint64_t m, unsigned k, uint64_t ones)
{
    return pow((double)ones / (double)m, k);
}

double fpr_partitioned(uint64_t m, unsigned k, uint64_t n)
{
    if (n == 0)
        return 0;
    double size = (double)(m / k);
    unsigned longer = (unsigned)(m % k);
    return pow(hit(size + 1, (double)n), longer)
         * pow(hit(size, (double)n), k - longer);
}

double fpr_ones_mean(uint64_t m, unsigned k, uint64_t n)
{
    return (double)m * hit((double)m, throws(k, n));
}

/* With b = m - 1, the variance is (1-1/m)^(2N-1) times
 *     b ((1+1/b)^N - 1) - b^2 (1 - (1-1/b^2)^N).
 * Its leading terms cancel when N throws are few for m bits; expanded in powers
 * of 1/b what is left is the sum over j >= 1 of
 *     C(N,j+1) (b^-j - (-b^2)^-j). */
static double unfolded(double b, double thrown)
{
    double sum = 0, plain = thrown, square = thrown;
    for (int j = 1; plain > sum * 1e-17; j++) {
        double ratio = (thrown - j) / (j + 1) / b;
        plain *= ratio;
        square *= -ratio / b;
        sum += plain - square;
    }
    return sum;
}

double fpr_ones_variance(uint64_t m, unsigned k, uint64_t n)
{
    double b = (double)m - 1;
    double thrown = throws(k, n);
    if (m == 1 || n == 0)
        return 0;
    double log_stay = log1p(-1 / (double)m);
    if (thrown < b)
        return exp((2 * thrown - 1) * log_stay) * unfolded(b, thrown);
    double up = -exp(thrown * log_stay) * expm1(thrown * log_stay);
    double down = -exp(2 * thrown * log_stay)
                * expm1(thrown * log1p(-1 / (b * b)));
    return exp(-log_stay) * b * (up - b * down);
}
