#include "grade.h"
#include "tsv.h"

#include <math.h>

enum { M = 10, K = 3, MOST = 4, LEAST_TRIALS = 100000 };

/* The distribution of the number of 1 bits after n random names: each position
 * finds a 0 bit, or one that is set. */
static void ones_after(int n, double p[M + 1])
{
    for (int x = 0; x <= M; x++)
        p[x] = x == 0;
    for (int step = 0; step < K * n; step++)
        for (int x = M; x >= 0; x--)
            p[x] = p[x] * x / M + (x ? p[x - 1] * (M - x + 1) / M : 0);
}

static double mean_ones(int n)
{
    double p[M + 1], sum = 0;
    ones_after(n, p);
    for (int x = 0; x <= M; x++)
        sum += p[x] * x;
    return sum;
}

static double exact_rate(int n)
{
    double p[M + 1], sum = 0;
    ones_after(n, p);
    for (int x = 0; x <= M; x++)
        sum += p[x] * pow((double)x / M, K);
    return sum;
}

static void predicted(const char *name, double truth, const char *help)
{
    grade_predicted("predictions.tsv", name, truth, 5e-4, help);
}

TEST(ones, 2, "The mean numbers of 1 bits, ones_1 to ones_4.")
{
    for (int n = 1; n <= MOST; n++) {
        char name[] = { 'o', 'n', 'e', 's', '_', (char)('0' + n), '\0' };
        predicted(name, mean_ones(n),
                  "a bit stays 0 when each of the 3n positions misses it.");
    }
}

TEST(rate_one, 1, "The exact rate after one name, rate_1.")
{
    predicted("rate_1", exact_rate(1),
              "one name sets three bits, or two, or one: how often each?");
}

TEST(rate_two, 1, "The exact rate after two names, rate_2.")
{
    predicted("rate_2", exact_rate(2), "the mean of (X/10)^3 over all pairs of "
              "names is not the cube of the mean of X/10.");
}

/* The row of n names, or a failed test. */
static size_t row_of(const struct tsv *t, uint64_t n)
{
    for (size_t row = 0; row < t->rows; row++)
        if (tsv_whole(t, row, "n") == n)
            return row;
    CHECK(!"a row for each n", "measured.tsv has no row for n = %d.", (int)n);
    return 0;
}

ESSENTIAL(table, 0, "measured.tsv has a row for each n from 1 to 4.")
{
    struct tsv t = tsv_read("./measured.tsv");
    for (uint64_t n = 1; n <= MOST; n++) {
        uint64_t trials = tsv_whole(&t, row_of(&t, n), "trials");
        CHECK(trials >= LEAST_TRIALS, "n = %d needs at least %d trials.",
              (int)n, LEAST_TRIALS);
        CHECK(tsv_whole(&t, row_of(&t, n), "maybe") <= trials,
              "n = %d says maybe more often than it was asked.", (int)n);
    }
    tsv_free(&t);
}

/* How many standard deviations a count is from the truth. */
static double deviation(const struct tsv *t, int n)
{
    size_t row = row_of(t, (uint64_t)n);
    double trials = tsv_number(t, row, "trials"), p = exact_rate(n);
    return (tsv_number(t, row, "maybe") - trials * p) / sqrt(trials * p * (1 - p));
}

/* The squares of four such deviations add up to less than s in s^2/8 of all
 * honest tables, when s is small: here once in two million. */
ESSENTIAL(agrees, 3, "The counts agree with theory as well as chance lets them, no better.")
{
    struct tsv t = tsv_read("./measured.tsv");
    double squares = 0;
    for (int n = 1; n <= MOST; n++) {
        double sigmas = deviation(&t, n);
        bool within_five_sigma = fabs(sigmas) <= 5;
        CHECK(within_five_sigma, "n = %d: fresh names and a fresh stranger each "
              "time, positions that may repeat?", n);
        squares += sigmas * sigmas;
    }
    bool scatters = squares > 0.002;
    CHECK(scatters, "Theory itself, rounded, is no measurement: that has luck in it.");
    tsv_free(&t);
}

ESSENTIAL(rates, 1, "rate is maybe / trials.")
{
    struct tsv t = tsv_read("./measured.tsv");
    for (int n = 1; n <= MOST; n++) {
        size_t row = row_of(&t, (uint64_t)n);
        CLOSE(tsv_number(&t, row, "rate"), tsv_number(&t, row, "maybe")
              / tsv_number(&t, row, "trials"), 1e-3, "n = %d: a number from 0 to 1.", n);
    }
    tsv_free(&t);
}

/* So many trials make Wilson's interval and the simple one nearly the same: a
 * tenth of its width lets both in, and keeps out one or two standard errors. */
TEST(intervals, 2, "lo and hi are a 95 % interval of each rate.")
{
    struct tsv t = tsv_read("./measured.tsv");
    for (int n = 1; n <= MOST; n++) {
        size_t row = row_of(&t, (uint64_t)n);
        double trials = tsv_number(&t, row, "trials");
        double p = tsv_number(&t, row, "rate");
        double half = 1.959964 * sqrt(p * (1 - p) / trials);
        WITHIN(tsv_number(&t, row, "lo"), p - 1.1 * half, p - 0.9 * half,
               "n = %d: the lower end, 1.96 standard errors below.", n);
        WITHIN(tsv_number(&t, row, "hi"), p + 0.9 * half, p + 1.1 * half,
               "n = %d: the upper end, 1.96 standard errors above.", n);
    }
    tsv_free(&t);
}
