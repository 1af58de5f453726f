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
    tsv_value("most_8_bits", ceil(256 / 10.0));
    tsv_value("least_8_bits", floor(256 / 10.0));
    tsv_value("bias_8_bits", bias(10, 8));
    tsv_value("bias_64_bits", bias(1e7, 64));
    tsv_value("rate_31_bits", factor(1.93e9 / ldexp(1, 31)));
    tsv_value("rate_31_bits_worst", factor(1.61e9 / ldexp(1, 31)));
    /* A share 1/m of all strangers has h2 = 0 and is asked one bit. */
    tsv_value("h2_zero_1024_16_20", fpr_ones_mean(1024, 16, 20) / 1024 / 1024);
    /* Some member among 10^9 has the same 32-bit, 64-bit hash. */
    tsv_value("floor_32_bits", -expm1(-1e9 / ldexp(1, 32)));
    tsv_value("floor_64_bits", -expm1(-1e9 / ldexp(1, 64)));
    /* One position in 10^7 bits for two million keys: 1 bits. */
    tsv_value("ones_10_million", round(fpr_ones_mean(10000000, 1, 2000000)));
    return 0;
}
