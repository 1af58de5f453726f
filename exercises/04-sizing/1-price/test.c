#include "grade.h"
#include "price.h"

#include <float.h>
#include <math.h>

SOUND(1);

static const double bad_rates[] = {
    0, -0.0, 1, 2, -1, -1e-300, 1e300, NAN, INFINITY, -INFINITY
};
enum { BAD_RATES = sizeof bad_rates / sizeof bad_rates[0] };

ESSENTIAL(per_key, 2, "A key costs 9.585 bits at 1 %, and 1.443 for each halving.")
{
    CLOSE(price_per_key(0.01), 9.58505837736744, 1e-12,
          "log2(100) halvings, each for 1 / ln 2 bits.");
    CLOSE(price_per_key(0.5), 1.44269504088896, 1e-12, "One halving.");
    CLOSE(price_per_key(0.25), 2.88539008177793, 1e-12, "Two halvings.");
}

TEST(any_rate, 1, "Every rate between 0 and 1 has its price.")
{
    CLOSE(price_per_key(1e-300), 1437.75875660512, 1e-12,
          "Three hundred times the price of a tenth.");
    CLOSE(price_per_key(0x1p-1074), 1549.45447391475, 1e-12,
          "The smallest double is no 0: what happens on the way?");
    CLOSE(price_per_key(1 - DBL_EPSILON / 2), 2.31076e-16, 1e-4,
          "Just below 1 the price is small, but it is there.");
}

TEST(bad_rates, 1, "A rate that is not between 0 and 1 costs NaN.")
{
    for (int i = 0; i < BAD_RATES; i++)
        CHECK(isnan(price_per_key(bad_rates[i])), "p = %g is not a rate. (0 and 1 "
              "aren't either, and a NaN is neither below nor above.)", bad_rates[i]);
}

TEST(rounds_up, 1, "Bits are rounded up, and there is at least one.")
{
    EQUAL(price_bits(1000, 0.01, 0), 9586u, "9585.06 bits do not fit into 9585.");
    EQUAL(price_bits(3, 0.5, 0), 5u, "4.33 bits.");
    EQUAL(price_bits(1, 0.99, 0), 1u, "0.02 bits are one bit.");
    EQUAL(price_bits(1, 1 - DBL_EPSILON / 2, 0), 1u, "A filter has a bit.");
}

TEST(big, 1, "Filters of thousands of millions of bits come out right.")
{
    EQUAL(price_bits(100000000, 1e-4, 0), 1917011676u, "Just below 2^31.");
    EQUAL(price_bits(200000000, 1e-4, 0), 3834023351u, "Just below 2^32.");
    EQUAL(price_bits(400000000, 1e-4, 0), 7668046702u, "Does it fit your type?");
    EQUAL(price_bits(5000000000, 0.5, 0), 7213475205u,
          "n does not fit into 32 bits either.");
}

TEST(margin, 1, "A margin of 0.2 adds a fifth to the bits, and rounds once.")
{
    EQUAL(price_bits(100, 0.5, 0.5), 217u, "144.27 bits and half of that.");
    EQUAL(price_bits(100, 0.5, 10), 1587u, "Eleven times 144.27: a margin may be "
          "more than 1.");
    EQUAL(price_bits(100000000, 1e-4, 0.2), 2300414011u,
          "2300414010.57 bits, when they are rounded up only at the end.");
}

TEST(refuses, 1, "0 bits when there is no such filter.")
{
    static const double margins[] = { -0.1, -1, -2, NAN, INFINITY, -INFINITY };
    EQUAL(price_bits(0, 0.01, 0), 0u, "No keys.");
    for (int i = 0; i < BAD_RATES; i++)
        EQUAL(price_bits(1000, bad_rates[i], 0), 0u, "p = %g.", bad_rates[i]);
    for (int i = 0; i < 6; i++)
        EQUAL(price_bits(1000, 0.01, margins[i]), 0u, "A margin of %g.", margins[i]);
}

TEST(too_big, 1, "0 bits when it would have more than 2^48.")
{
    EQUAL(price_bits(UINT64_C(1000000000000000000), 0.01, 0), 0u, "10^19 bits.");
    EQUAL(price_bits(UINT64_MAX, 0x1p-1074, DBL_MAX), 0u,
          "This is infinite, and does not fit into an integer.");
    WITHIN((double)price_bits(29366000000000, 0.01, 0), 281474824309772.0,
           281474824309774.0, "These are just below 2^48.");
    EQUAL(price_bits(29367000000000, 0.01, 0), 0u, "And these are just above.");
}

TEST(bytes, 1, "Bytes are eights of bits, and one more for the rest.")
{
    static const uint64_t m[] = { 0, 1, 7, 8, 9, 9586, INT32_MAX, UINT32_MAX };
    static const uint64_t whole[] = {
        0, 1, 1, 1, 2, 1199, 268435456, 536870912
    };
    for (int i = 0; i < 8; i++)
        EQUAL(price_bytes(m[i]), whole[i], "%llu bits.", (unsigned long long)m[i]);
    EQUAL(price_bytes(BLOOM_M_MAX), UINT64_C(1) << 45, "2^48 bits.");
}

/* The formula the other way round: so many bits must just do for the rate. */
RANDOM(any_filter, 1, 0, "Right for a thousand random filters.")
{
    for (int i = 0; i < 1000; i++) {
        uint64_t n = 1 + grade_below(UINT64_C(1) << grade_below(40));
        double p = exp(-(double)(1 + grade_below(100000)) / 4000);
        double f = (double)grade_below(1000) / 500;
        double real = log(p) / -0.480453013918201424667 * (1 + f) * (double)n;
        WITHIN((double)price_bits(n, p, f), real * (1 - 1e-13),
               real * (1 + 1e-13) + 1, "n = %llu, p = %g, a margin of %g.",
               (unsigned long long)n, p, f);
    }
}
