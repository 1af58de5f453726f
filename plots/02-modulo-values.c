/* Loose values for the prose of step 2. */
#include <math.h>

#include "tsv.h"

/* Total variation distance between h mod m and uniform, h of w bits. */
static double bias(double m, int w)
{
    double r = fmod(ldexp(1, w), m);
    return ldexp(r * (m - r) / m, -w);
}

/* Rate of a filter at half fill, k = 7, over that of uniform positions, when m
 * is `share` of the hash's 2^w values, 1/2 to 1: 2^w - m positions have two
 * hash values, the others one. The limit for large m. */
static double factor(double share)
{
    double t = share * log(2), two = 2 * (1 - share);
    double q = two * (1 - exp(-2 * t)) + (1 - two) * (1 - exp(-t));
    return pow(2 * q, 7);
}

int main(void)
{
    printf("# plots/02-modulo-values\nname\tvalue\n");
    tsv_value("bias_8_bits", bias(10, 8));
    tsv_value("bias_64_bits", bias(1e7, 64));
    tsv_value("rate_31_bits", factor(1.93e9 / ldexp(1, 31)));
    tsv_value("rate_31_bits_worst", factor(1.61e9 / ldexp(1, 31)));
    tsv_value("exact_64_23_1", fpr_exact(64, 23, 1));
    tsv_value("exact_1024_16_20", fpr_exact(1024, 16, 20));
    return 0;
}
