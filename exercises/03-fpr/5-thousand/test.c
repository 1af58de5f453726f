#include "grade.h"

#include <math.h>
#include <stdio.h>

#include "chain.h"
#include "fpr.h"
#include "stats.h"
#include "tsv.h"

enum { M = 64, K = 5, KEYS = 10, THROWS = K * KEYS };
enum { ASKED = 100, LEAST = 1000, MOST = 10000 };

static double rate_of(double ones)
{
    return pow(ones / M, K);
}

static void predicted(const char *name, double truth, double tolerance, const char *help)
{
    grade_predicted("claims.tsv", name, truth, tolerance, help);
}

TEST(formulas, 1, "The rate of the scheme by two formulas: classic, exact.")
{
    predicted("classic", fpr_classic(M, K, KEYS), 5e-4, "(1 - e^(-kn/m))^k.");
    predicted("exact", fpr_exact(M, K, KEYS), 5e-4,
              "the mean of (X/m)^k, by the chain; it is above classic and finite.");
}

/* Q* is W / V: the variance within a filter by that between filters. */
static double q_star(void)
{
    double p = fpr_exact(M, K, KEYS), v = pow(p * fpr_spread(M, K, KEYS), 2);
    return (p - p * p - v) / v;
}

TEST(spread, 1, "How much filters differ: spread and q_star.")
{
    predicted("spread", fpr_spread(M, K, KEYS), 1e-3,
              "the standard deviation of (X/m)^k, not of X, over its mean.");
    predicted("q_star", q_star(), 3e-3,
              "W / V: W is the mean of p(1-p) over filters, V the variance of p.");
}

TEST(bad, 1, "The share of filters whose rate is above one and a half times exact: bad.")
{
    double p[THROWS + 1], limit = 1.5 * fpr_exact(M, K, KEYS), sum = 0;
    chain_ones(M, THROWS, p);
    for (int x = 0; x <= THROWS; x++)
        sum += rate_of(x) > limit ? p[x] : 0;
    predicted("bad", sum, 1e-3, "from which X on is (X/m)^k above the limit?");
}

TEST(plan, 2, "How many answers, and how many filters, it takes to refute classic.")
{
    double answers = stats_probes_needed(fpr_classic(M, K, KEYS),
                                         fpr_exact(M, K, KEYS), 0.05, 0.9);
    predicted("answers", answers, 5e-3, "a two-sided test at five percent has two "
              "tails; power is the chance to notice.");
    predicted("filters", answers * (1 + ASKED / q_star()) / ASKED, 5e-3,
              "a hundred answers of one filter are worth fewer than a hundred.");
}

/* --- the table ------------------------------------------------------------- */

struct table { int filters, *ones, *hits; };

static int whole(const struct tsv *t, size_t row, const char *column, int most)
{
    double value = tsv_number(t, row, column);
    CHECK(value >= 0 && value <= most && floor(value) >= value,
          "Row %d of filters.tsv, %s: a whole number from 0 to %d.", (int)row + 1,
          column, most);
    return (int)value;
}

static struct table read_table(void)
{
    struct tsv t = tsv_read("./filters.tsv");
    struct table all = { (int)t.rows, malloc(t.rows * sizeof(int)),
                         malloc(t.rows * sizeof(int)) };
    CHECK(all.ones && all.hits, "The grader found no memory.");
    for (size_t row = 0; row < t.rows; row++) {
        CHECK(whole(&t, row, "filter", INT32_MAX) == (int)row + 1,
              "The filters are numbered from 1 on, as they were built.");
        all.ones[row] = whole(&t, row, "ones", THROWS);
        all.hits[row] = whole(&t, row, "hits", ASKED);
    }
    tsv_free(&t);
    return all;
}

static void free_table(struct table *t)
{
    free(t->ones);
    free(t->hits);
}

ESSENTIAL(table, 1, "filters.tsv has a row for each of at least a thousand filters.")
{
    struct table t = read_table();
    CHECK(t.filters >= LEAST && t.filters <= MOST,
          "There are %d filters; let there be %d to %d.", t.filters, LEAST, MOST);
    for (int i = 0; i < t.filters; i++)
        CHECK(t.ones[i] > 0, "Filter %d holds ten keys, and has no 1 bit.", i + 1);
    free_table(&t);
}

/* --- is it honest? ---------------------------------------------------------- *
 * Each bound is such that a table that was measured is refused less than once in
 * a hundred thousand times. */

/* A chi-square with so many degrees of freedom as a normal value (Wilson and
 * Hilferty 1931). */
static double as_normal(double chi2, double df)
{
    return (cbrt(chi2 / df) - (1 - 2 / (9 * df))) / sqrt(2 / (9 * df));
}

/* How far the numbers of ones are from the chain's chances, over cells in which
 * at least ten filters are expected. */
static double fill_deviation(const struct table *t)
{
    double p[THROWS + 1], chi2 = 0, cell = 0, left = t->filters;
    chain_ones(M, THROWS, p);
    int count = 0, cells = 0, counted = 0;
    for (int x = 0; x <= THROWS; x++) {
        cell += p[x] * t->filters;
        for (int i = 0; i < t->filters; i++)
            count += t->ones[i] == x;
        if (cell < 10 || left - cell < 10)
            continue;
        chi2 += (count - cell) * (count - cell) / cell;
        left -= cell;
        counted += count;
        cell = count = 0;
        cells++;
    }
    count = t->filters - counted;
    chi2 += (count - left) * (count - left) / left;
    return as_normal(chi2, cells);
}

TEST(fill, 2, "The numbers of 1 bits scatter as those of such filters do.")
{
    struct table t = read_table();
    double mean = fpr_ones_mean(M, K, KEYS), sum = 0;
    double sd = sqrt(fpr_ones_variance(M, K, KEYS) / t.filters);
    for (int i = 0; i < t.filters; i++)
        sum += t.ones[i];
    WITHIN(sum / t.filters, mean - 6 * sd, mean + 6 * sd, "The mean number of ones: "
           "ten fresh keys, five independent positions each?");
    WITHIN(fill_deviation(&t), -5.0, 5.0, "How often each number of ones came, as a "
           "chi-square turned into a normal value: too high says that these are other "
           "filters, too low that they agree better than chance lets them.");
    free_table(&t);
}

TEST(strangers, 1, "All in all, there are as many hits as filters with these ones give.")
{
    struct table t = read_table();
    double hits = 0, mean = 0, variance = 0;
    for (int i = 0; i < t.filters; i++) {
        double p = rate_of(t.ones[i]);
        hits += t.hits[i];
        mean += ASKED * p;
        variance += ASKED * p * (1 - p);
    }
    WITHIN(hits, mean - 6 * sqrt(variance), mean + 6 * sqrt(variance),
           "Were a hundred strangers asked of each, fresh ones, and no members?");
    free_table(&t);
}

/* The sum of squared standardised hits; each has the mean 1 and the variance
 * 2 + (1 - 6p(1-p)) / (Q p (1-p)). */
TEST(luck, 1, "From filter to filter, the hits vary as much as luck does, and no less.")
{
    struct table t = read_table();
    double sum = 0, variance = 0;
    for (int i = 0; i < t.filters; i++) {
        double p = rate_of(t.ones[i]), v = ASKED * p * (1 - p);
        sum += (t.hits[i] - ASKED * p) * (t.hits[i] - ASKED * p) / v;
        variance += 2 + (1 - 6 * p * (1 - p)) / v;
    }
    double slack = 6 * sqrt(variance) / t.filters;
    WITHIN(sum / t.filters, 1 - slack, 1 + slack, "Squared deviations from 100 (X/m)^5, "
           "over their variance: 1 on average. More says that the answers of a filter "
           "hang together, or belong to another one; less, that this is not luck.");
    free_table(&t);
}

/* The chance that two honest rows are the same. */
static double chance_to_agree(void)
{
    double p[THROWS + 1], sum = 0;
    chain_ones(M, THROWS, p);
    for (int x = 1; x <= THROWS; x++) {
        double rate = rate_of(x), h = pow(1 - rate, ASKED), same = 0;
        for (int hits = 0; hits <= ASKED; hits++) {
            same += h * h;
            h *= (ASKED - hits) * rate / ((hits + 1) * (1 - rate));
        }
        sum += p[x] * p[x] * same;
    }
    return sum;
}

/* Rows i and i + lag: two sets of independent pairs, and a bound by Chernoff for
 * each; so ten sigmas here are seven. */
TEST(copies, 1, "No part of the table is a copy of another part.")
{
    struct table t = read_table();
    double agree = chance_to_agree();
    for (int lag = 1; lag < t.filters; lag++) {
        int same = 0, pairs = t.filters - lag;
        for (int i = 0; i < pairs; i++)
            same += t.ones[i] == t.ones[i + lag] && t.hits[i] == t.hits[i + lag];
        bool by_chance = same <= agree * pairs || stats_binomial_within(
            (uint64_t)same, (uint64_t)pairs, agree, 10);
        CHECK(by_chance, "Of %d pairs of rows that are %d apart, %d are the same. "
              "Are they in the order in which they were built, and each from a filter "
              "of its own?", pairs, lag, same);
    }
    free_table(&t);
}

/* --- what follows from it --------------------------------------------------- */

static double mean_rate(const struct table *t)
{
    double sum = 0;
    for (int i = 0; i < t->filters; i++)
        sum += t->hits[i];
    return sum / t->filters / ASKED;
}

ESSENTIAL(rate, 1, "findings.tsv has the measured rate: the mean over all filters.")
{
    struct table t = read_table();
    CLOSE(grade_answer("findings.tsv", "rate"), mean_rate(&t), 1e-4,
          "All hits by all answers.");
    free_table(&t);
}

/* A tenth lets in every way to estimate the spread, and keeps out intervals that
 * take the answers of one filter for independent. */
TEST(interval, 2, "lo and hi are a 95 % interval for the rate of the scheme.")
{
    struct table t = read_table();
    double mean = mean_rate(&t), squares = 0;
    for (int i = 0; i < t.filters; i++)
        squares += pow(t.hits[i] / (double)ASKED - mean, 2);
    double half = 1.96 * sqrt(squares / t.filters / t.filters);
    WITHIN(grade_answer("findings.tsv", "lo"), mean - 1.1 * half, mean - 0.9 * half,
           "One value for each filter: what is the standard error of their mean?");
    WITHIN(grade_answer("findings.tsv", "hi"), mean + 0.9 * half, mean + 1.1 * half,
           "One value for each filter: what is the standard error of their mean?");
    free_table(&t);
}

TEST(verdict, 1, "refuted is 1 when the interval leaves out classic, else 0.")
{
    double classic = fpr_classic(M, K, KEYS);
    bool outside = classic < grade_answer("findings.tsv", "lo")
                || classic > grade_answer("findings.tsv", "hi");
    EQUAL(grade_answer("findings.tsv", "refuted"), outside ? 1.0 : 0.0,
          "Read it off your own interval, whatever you had hoped for.");
}
