#include "forecast.h"
#include "grade.h"

#include <math.h>
#include <stddef.h>

#include "fpr.h"

SOUND(2);

static double chances[FORECAST_M_MAX + 1];

/* The chances after some throws; what stood there before must not matter. */
static const double *after(unsigned m, unsigned ones, unsigned throws)
{
    for (unsigned x = 0; x <= FORECAST_M_MAX; x++)
        chances[x] = 0.123;
    forecast_ones(m, ones, throws, chances);
    return chances;
}

ESSENTIAL(two_throws, 2, "The chances after two throws at an empty filter of two or three bits.")
{
    const double *p = after(2, 0, 2);
    CLOSE(p[1], 1.0 / 2, 1e-14, "m = 2: both throws set the same bit, or not.");
    CLOSE(p[2], 1.0 / 2, 1e-14, "m = 2: both throws set the same bit, or not.");
    p = after(3, 0, 2);
    CLOSE(p[1], 1.0 / 3, 1e-14, "m = 3: the second throw sets the same bit again.");
    CLOSE(p[2], 2.0 / 3, 1e-14, "m = 3: the second throw sets another bit.");
}

/* Of 10^9 equally likely cases. */
TEST(toy, 1, "Ten bits, nine throws: the chances of the chapter's three names.")
{
    static const double row[] = { 0, 10, 22950, 2178000, 39160800, 210198240,
        400075200, 279417600, 65318400, 3628800, 0 };
    const double *p = after(10, 0, 9);
    for (unsigned x = 0; x <= 10; x++)
        CLOSE(p[x], row[x] * 1e-9, 1e-12, "%.0f of 10^9 ways to throw nine times set "
              "%u bits.", row[x], x);
}

TEST(rate, 2, "The exact rate: 5/8 with two bits, 5/9 with three, and the toy's.")
{
    static const double toy[] = { 21610e-6, 112097530e-9, 247184956810e-12,
        391638557820250e-15, 524114811912204010e-18 };
    CLOSE(forecast_rate(2, 2, 0, 1), 5.0 / 8, 1e-14, "The mean of 1/4 and 1, not "
          "the square of the mean fill.");
    CLOSE(forecast_rate(3, 1, 0, 2), 5.0 / 9, 1e-14, "m = 3, k = 1, two keys.");
    CLOSE(forecast_rate(1, 3, 0, 1), 1.0, 1e-14, "m = 1: the only bit is set.");
    for (unsigned n = 1; n <= 5; n++)
        CLOSE(forecast_rate(10, 3, 0, n), toy[n - 1], 1e-12,
              "m = 10, k = 3, n = %u: the mean over all ways to throw.", n);
}

static unsigned ones_of(unsigned bits)
{
    unsigned ones = 0;
    for (; bits; bits >>= 1)
        ones += bits & 1;
    return ones;
}

/* Tries all m^throws ways to throw, and counts those that end with x ones. */
static void count_ways(unsigned m, unsigned ones, unsigned throws, double *share)
{
    double all = pow(m, throws);
    for (unsigned x = 0; x <= m; x++)
        share[x] = 0;
    for (unsigned way = 0; way < all; way++) {
        unsigned bits = (1u << ones) - 1;
        for (unsigned t = 0, digits = way; t < throws; t++, digits /= m)
            bits |= 1u << digits % m;
        share[ones_of(bits)] += 1 / all;
    }
}

TEST(from_today, 1, "Begins with the ones that are set: all small cases, counted out.")
{
    for (unsigned m = 1; m <= 5; m++)
        for (unsigned ones = 0; ones <= m; ones++)
            for (unsigned throws = 0; throws <= 5; throws++) {
                double share[6], rate = 0;
                count_ways(m, ones, throws, share);
                const double *p = after(m, ones, throws);
                for (unsigned x = 0; x <= m; x++) {
                    CLOSE(p[x], share[x], 1e-11, "%u of %u bits are set, and after %u "
                          "throws %u are.", ones, m, throws, x);
                    rate += share[x] * x / m;
                }
                CLOSE(forecast_rate(m, 1, ones, throws), rate, 1e-11, "m = %u, k = 1, "
                      "%u ones, %u keys to come.", m, ones, throws);
            }
}

TEST(nothing_comes, 1, "Without keys all stays as it is, and a full filter is full.")
{
    for (unsigned ones = 0; ones <= 50; ones += 10) {
        const double *p = after(50, ones, 0);
        for (unsigned x = 0; x <= 50; x++)
            EQUAL(p[x], x == ones ? 1.0 : 0.0, "%u bits are 1: x = %u.", ones, x);
        CLOSE(forecast_rate(50, 3, ones, 0), pow(ones / 50.0, 3), 1e-12,
              "No key comes to a filter with %u of 50 bits set.", ones);
    }
    CLOSE(forecast_rate(50, 7, 50, 9), 1.0, 1e-12, "Full before, full after.");
    CLOSE(after(50, 50, 63)[50], 1.0, 1e-12, "Full before, full after.");
}

TEST(all_cells, 1, "Fills m + 1 cells, also those of what cannot be, and no more.")
{
    const double *p = after(100, 40, 20);
    for (unsigned x = 0; x <= 100; x++)
        if (x < 40 || x > 60)
            EQUAL(p[x], 0.0, "From 40 ones, 20 throws do not lead to %u.", x);
    EQUAL(p[101], 0.123, "p has m + 1 elements; this one is behind its end.");
}

RANDOM(adds_up, 1, 0, "The chances add up to 1, and X has the mean that it must have.")
{
    for (int i = 0; i < 12; i++) {
        unsigned m = 1 + (unsigned)grade_below(i < 10 ? 300 : FORECAST_M_MAX);
        unsigned ones = (unsigned)grade_below(m + 1);
        unsigned throws = (unsigned)grade_below(3000);
        const double *p = after(m, ones, throws);
        double sum = 0, mean = 0;
        for (unsigned x = 0; x <= m; x++) {
            sum += p[x];
            mean += p[x] * x;
        }
        CLOSE(sum, 1.0, 1e-11, "m = %u, %u ones, %u throws: the sum.", m, ones, throws);
        CLOSE(mean, m - (m - ones) * pow(1 - 1.0 / m, throws), 1e-10,
              "m = %u, %u ones, %u throws: a 0 stays 0 with chance (1-1/m)^throws.",
              m, ones, throws);
    }
}

/* Computed with whole numbers of thousands of digits, in two ways. */
TEST(tiny, 1, "Tiny rates come from rare filters, whose chances must not get lost.")
{
    static const struct { unsigned m, k, ones, n; double rate; } rows[] = {
        { 100, 100, 0, 1, 2.4584225327994913e-16 },
        { 4096, 150, 0, 1, 6.3876017432228223e-217 },
        { 1000, 200, 0, 2, 3.4785640545963512e-94 },
        { 500, 300, 40, 1, 1.8755717692550875e-82 },
        { 64, 400, 0, 1, 0.88856144959212677 },
        { 4096, 200, 7, 1, 2.0479734900546744e-261 },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        CLOSE(forecast_rate(rows[i].m, rows[i].k, rows[i].ones, rows[i].n), rows[i].rate,
              1e-11, "m = %u, k = %u, %u ones, %u keys.", rows[i].m, rows[i].k,
              rows[i].ones, rows[i].n);
    CLOSE(after(1000, 0, 700)[400], 1.1921872281079998e-31, 1e-11,
          "1000 bits, 700 throws, and only 400 ones.");
}

RANDOM(like_the_book, 1, 0, "From an empty filter, it is the exact rate.")
{
    CLOSE(forecast_rate(FORECAST_M_MAX, 5, 0, 1000), fpr_exact(FORECAST_M_MAX, 5, 1000),
          1e-11, "m = 4096, k = 5, n = 1000: 5,000 throws.");
    for (int i = 0; i < 20; i++) {
        unsigned m = 1 + (unsigned)grade_below(1000), k = 1 + (unsigned)grade_below(12);
        unsigned n = (unsigned)grade_below(2 * m / k + 2);
        CLOSE(forecast_rate(m, k, 0, n), fpr_exact(m, k, n), 1e-11,
              "m = %u, k = %u, n = %u.", m, k, n);
    }
}

TEST(above, 2, "The chance that the filter will be worse than a limit.")
{
    static const struct { unsigned m, k, ones, n; double limit, chance; } rows[] = {
        { 2, 2, 0, 1, 0.5, 0.5 },
        { 10, 3, 0, 3, 0.25, 0.3483648 },
        { 1000, 7, 0, 100, 1.0 / 125, 0.59447290532062658 },
        { 1000, 7, 0, 100, 1.0 / 80, 0.00020165699484589751 },
        { 1000, 7, 600, 20, 1.0 / 20, 0.55586050699991174 },
        { 100, 4, 0, 25, 9.0 / 10, 5.5693711634257572e-36 },
        { 50, 2, 25, 0, 0.2, 1 },
        { 50, 2, 25, 0, 0.3, 0 },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        CLOSE(forecast_above(rows[i].m, rows[i].k, rows[i].ones, rows[i].n,
                             rows[i].limit), rows[i].chance, 1e-11,
              "m = %u, k = %u, %u ones, %u keys, limit %g.", rows[i].m, rows[i].k,
              rows[i].ones, rows[i].n, rows[i].limit);
}
