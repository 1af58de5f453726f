#include "grade.h"
#include "tsv.h"

#include <math.h>

enum { M = 12, K = 3, MOST = 3, LEAST_TRIALS = 100000, ROWS = 1 << M };
enum { PAIRS = M * M, TRIPLES = M * M * M };

static const struct row { const char *scheme; int n; } rows[] = {
    { "double", 1 }, { "double", 2 }, { "double", 3 },
    { "independent", 1 }, { "independent", 2 }, { "independent", 3 }
};

enum { COUNT = sizeof rows / sizeof rows[0] };

/* Pattern number v of a scheme as a mask; returns how many there are. */
static unsigned pattern(const char *scheme, unsigned v, unsigned *mask)
{
    unsigned a = v % M, b = v / M % M, c = v / M / M;
    if (strcmp(scheme, "double") != 0) {
        *mask = 1u << a | 1u << b | 1u << c;
        return TRIPLES;
    }
    *mask = 1u << a | 1u << (a + b) % M | 1u << (a + 2 * b) % M;
    return PAIRS;
}

static unsigned ones(unsigned mask)
{
    unsigned n = 0;
    for (; mask; mask >>= 1)
        n += mask & 1;
    return n;
}

/* The exact rate after n keys, by way of the probability of each of the 2^12
 * states that the filter can be in. */
static double exact_rate(const char *scheme, int n)
{
    static double now[ROWS], next[ROWS];
    unsigned mask, count = pattern(scheme, 0, &mask);
    double rate = 0;
    for (unsigned x = 0; x < ROWS; x++)
        now[x] = x == 0;
    for (int key = 0; key < n; key++) {
        memset(next, 0, sizeof next);
        for (unsigned x = 0; x < ROWS; x++)
            for (unsigned v = 0; v < count && now[x] > 0; v++) {
                pattern(scheme, v, &mask);
                next[x | mask] += now[x] / count;
            }
        memcpy(now, next, sizeof now);
    }
    for (unsigned x = 0; x < ROWS; x++)
        for (unsigned v = 0; v < count && now[x] > 0; v++) {
            pattern(scheme, v, &mask);
            rate += (mask & ~x) == 0 ? now[x] / count : 0;
        }
    return rate;
}

static void predicts(const char *name, double truth, double tolerance,
                     const char *help)
{
    grade_predicted("schemes.tsv", name, truth, tolerance, help);
}

static void counted(const char *scheme, const char *names[K], const char *help)
{
    unsigned of[K + 1] = { 0 }, mask, count = pattern(scheme, 0, &mask);
    for (unsigned v = 0; v < count; v++) {
        pattern(scheme, v, &mask);
        of[ones(mask)]++;
    }
    for (int i = 0; i < K; i++)
        predicts(names[i], of[i + 1], 1e-9, help);
}

TEST(pairs, 2, "How many pairs have one, two and three positions.")
{
    counted("double", (const char *[]){ "pairs_1", "pairs_2", "pairs_3" },
            "which steps lead back to where the walk has been?");
}

TEST(triples, 1, "How many triples have one, two and three positions.")
{
    counted("independent", (const char *[]){ "triples_1", "triples_2", "triples_3" },
            "12 choices, then again 12, then again 12: how many are all different?");
}

TEST(rate_double, 1, "The exact rate of double after one key, double_1.")
{
    predicts("double_1", exact_rate("double", 1), 5e-4,
             "try every stranger against every member, 144 times 144.");
}

TEST(rate_double_two, 1, "The exact rate of double after two keys, double_2.")
{
    predicts("double_2", exact_rate("double", 2), 5e-4,
             "two members' bits together, and all strangers against them.");
}

TEST(rate_independent, 1, "The exact rate of independent after one key, independent_1.")
{
    predicts("independent_1", exact_rate("independent", 1), 5e-4,
             "the mean of (X/12)^3 over one, two and three bits that are set.");
}

/* The line of a scheme and n, or a failed test. */
static size_t line_of(const struct tsv *t, const struct row *r)
{
    for (size_t line = 0; line < t->rows; line++)
        if (strcmp(tsv_text(t, line, "scheme"), r->scheme) == 0
            && tsv_whole(t, line, "n") == (uint64_t)r->n)
            return line;
    CHECK(!"a row for each scheme and n", "compared.tsv has no row for %s, n = %d.",
          r->scheme, r->n);
    return 0;
}

ESSENTIAL(table, 0, "compared.tsv has a row for each scheme and n from 1 to 3.")
{
    struct tsv t = tsv_read("./compared.tsv");
    for (const struct row *r = rows; r < rows + COUNT; r++) {
        uint64_t trials = tsv_whole(&t, line_of(&t, r), "trials");
        CHECK(trials >= LEAST_TRIALS, "%s, n = %d: at least %d trials are needed.",
              r->scheme, r->n, LEAST_TRIALS);
        CHECK(tsv_whole(&t, line_of(&t, r), "maybe") <= trials,
              "%s, n = %d: more maybes than questions.", r->scheme, r->n);
    }
    tsv_free(&t);
}

/* How many standard deviations a count is from the truth. */
static double deviation(const struct tsv *t, const struct row *r)
{
    size_t line = line_of(t, r);
    double trials = tsv_number(t, line, "trials"), p = exact_rate(r->scheme, r->n);
    return (tsv_number(t, line, "maybe") - trials * p) / sqrt(trials * p * (1 - p));
}

/* The squares of six such deviations add up to less than s in s^3/48 of all
 * honest tables, when s is small: here once in two million. */
ESSENTIAL(agrees, 3, "The counts agree with theory as well as chance lets them, no better.")
{
    struct tsv t = tsv_read("./compared.tsv");
    double squares = 0;
    for (const struct row *r = rows; r < rows + COUNT; r++) {
        double sigmas = deviation(&t, r);
        bool within_five_sigma = fabs(sigmas) <= 5;
        CHECK(within_five_sigma, "%s, n = %d: are keys and stranger fresh each "
              "time, and all their numbers from 0 to 11, 0 too?", r->scheme, r->n);
        squares += sigmas * sigmas;
    }
    bool scatters = squares > 0.029;
    CHECK(scatters, "Theory itself, rounded, is no measurement: that has luck in it.");
    tsv_free(&t);
}

TEST(rates, 1, "rate is maybe / trials.")
{
    struct tsv t = tsv_read("./compared.tsv");
    for (const struct row *r = rows; r < rows + COUNT; r++)
        CLOSE(tsv_number(&t, line_of(&t, r), "rate"),
              tsv_number(&t, line_of(&t, r), "maybe")
              / tsv_number(&t, line_of(&t, r), "trials"), 1e-3,
              "%s, n = %d: a number from 0 to 1.", r->scheme, r->n);
    tsv_free(&t);
}

/* A tenth of the width lets every usual interval in, and keeps out those of
 * one standard error, or two and a half. */
TEST(intervals, 1, "lo and hi are a 95 % interval of each rate.")
{
    struct tsv t = tsv_read("./compared.tsv");
    for (const struct row *r = rows; r < rows + COUNT; r++) {
        size_t line = line_of(&t, r);
        double p = tsv_number(&t, line, "rate");
        double half = 1.959964 * sqrt(p * (1 - p) / tsv_number(&t, line, "trials"));
        WITHIN(tsv_number(&t, line, "lo"), p - 1.1 * half, p - 0.9 * half,
               "%s, n = %d: 1.96 standard errors below the rate.", r->scheme, r->n);
        WITHIN(tsv_number(&t, line, "hi"), p + 0.9 * half, p + 1.1 * half,
               "%s, n = %d: 1.96 standard errors above the rate.", r->scheme, r->n);
    }
    tsv_free(&t);
}
