#include "grade.h"
#include "reduce.h"

SOUND(2);

TEST(scale, 2, "Scales a hash to m: from 0 up to, but not including, m.")
{
    EQUAL(reduce_scale(0, 1000), 0u, "The least hash has the first position.");
    EQUAL(reduce_scale(1 << 30, 1000), 250u, "A quarter of 2^32.");
    EQUAL(reduce_scale(-(1 << 30), 1000), 750u, "Three quarters of 2^32.");
    EQUAL(reduce_scale(-1, 1000), 999u, "The greatest hash has the last position.");
    EQUAL(reduce_scale(-1, 1), 0u, "With one position there is no choice.");
}

/* The positions that get the most values, found by dealing out all of them. */
static uint64_t count_luckier(unsigned w, unsigned m)
{
    uint64_t got[300] = { 0 }, luckier = 0;
    for (unsigned h = 0; h < 1u << w; h++)
        got[h % m]++;
    for (unsigned i = 0; i < m; i++)
        luckier += got[i] > got[m - 1];
    return luckier;
}

TEST(luckier, 2, "Counts the positions with one value more, for narrow hashes.")
{
    EQUAL(reduce_luckier(8, 10), 6u, "256 values: 26 for six positions, 25 for four.");
    EQUAL(reduce_luckier(2, 10), 4u, "Four values for ten positions.");
    for (unsigned w = 1; w <= 10; w++)
        for (unsigned m = 1; m <= 300; m++)
            EQUAL(reduce_luckier(w, m), count_luckier(w, m),
                  "%u bits and %u positions: deal them out.", w, m);
}

TEST(all_64_bits, 1, "Counts them for hashes of up to 64 bits, and any m.")
{
    EQUAL(reduce_luckier(64, 10), 6u, "2^64 = 18446744073709551616.");
    EQUAL(reduce_luckier(64, 10000000), 9551616u, "The last seven digits of 2^64.");
    EQUAL(reduce_luckier(63, 10), 8u, "2^63 = 9223372036854775808.");
    EQUAL(reduce_luckier(64, UINT64_C(1) << 63), 0u, "Two for each, none is left.");
    EQUAL(reduce_luckier(64, UINT64_MAX), 1u, "One position gets two of 2^64 values.");
    EQUAL(reduce_luckier(64, (UINT64_C(1) << 63) + 1), (UINT64_C(1) << 63) - 1,
          "Two rounds would need 2^64 + 2 values.");
    EQUAL(reduce_luckier(63, UINT64_MAX), UINT64_C(1) << 63,
          "There are fewer values than positions.");
}

ESSENTIAL(modulo, 1, "Brings a hash that is not negative to its remainder by m.")
{
    EQUAL(reduce_modulo(102, 10), 2u, "102 is ten tens and 2.");
    EQUAL(reduce_modulo(102, 1000), 102u, "It is below m already.");
    EQUAL(reduce_modulo(INT32_MAX, 10), 7u, "2147483647 ends in a 7.");
    EQUAL(reduce_modulo(0, 10), 0u, "Nothing remains of nothing.");
    EQUAL(reduce_modulo(77, 1), 0u, "With one position there is no choice.");
}

TEST(negative, 1, "A negative hash stands for a number of 2^31 or more.")
{
    EQUAL(reduce_modulo(-102, 10), 4u, "-102 is 4294967194, with the same bits.");
    EQUAL(reduce_modulo(-1, 1000), 295u, "-1 is 4294967295, with the same bits.");
    EQUAL(reduce_modulo(-1, UINT32_MAX), 0u, "-1 is 2^32 - 1, and that is m here.");
    EQUAL(reduce_modulo(-2, UINT32_MAX), 4294967294u, "h is m - 1.");
}

TEST(smallest, 1, "INT32_MIN, which has no absolute value, is a hash, too.")
{
    EQUAL(reduce_modulo(INT32_MIN, 10), 8u, "It stands for 2^31 = 2147483648.");
    EQUAL(reduce_modulo(INT32_MIN, UINT32_MAX), 2147483648u, "2^31 is below m.");
    EQUAL(reduce_scale(INT32_MIN, 1000), 500u, "2^31 is half of 2^32.");
}

RANDOM(definitions, 1, 0, "Both agree with their definitions, for any hash and m.")
{
    EQUAL(reduce_scale(-1, UINT32_MAX), 4294967294u, "The last of 2^32 - 1.");
    for (int i = 0; i < 2000; i++) {
        uint32_t h = (uint32_t)grade_random();
        uint32_t m = (uint32_t)(grade_random() >> (32 + grade_below(32))) | 1;
        int32_t hash = h > INT32_MAX ? -(int32_t)(UINT32_MAX - h) - 1 : (int32_t)h;
        uint32_t r = reduce_modulo(hash, m), s = reduce_scale(hash, m);
        CHECK(r < m && r <= h && (h - r) % m == 0,
              "The remainder of %d by %u came as %u.", hash, m, r);
        CHECK(s < m && ((uint64_t)h * m - ((uint64_t)s << 32)) >> 32 == 0,
              "%d scaled to %u came as %u.", hash, m, s);
    }
}
