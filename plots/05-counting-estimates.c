/* Three answers to "how many keys are in it?" as keys go in, each once: by the
 * counters' sum, by the fill, and the naive X/k. What the last two should be on
 * average is computed from the distribution of X. */
#include "05-counting.h"
#include "chain.h"
#include "estimate.h"
#include "fpr.h"
#include "tsv.h"

enum { M = 1000, K = 7, N_MAX = 1000, T = 2000, SEED = 52 };

static const unsigned grid[] = { 10, 25, 50, 75, 100, 150, 200, 250, 300, 400,
                                 500, 600, 700, 800, 900, N_MAX };
enum { GRID = sizeof grid / sizeof *grid };

struct point {
    struct mean live, distinct, naive;
    uint64_t saturated;      /* filters that gave no number */
};

static void look(const struct counting *c, struct point *p)
{
    struct counting_tally t = counting_tally(c);
    double distinct;
    mean_add(&p->live, estimate_live(t.sum, K));
    mean_add(&p->naive, estimate_naive(t.nonzero, K));
    if (estimate_distinct(M, K, t.nonzero, &distinct))
        p->saturated++;
    else
        mean_add(&p->distinct, distinct);
}

static void one_trial(uint64_t trial, struct point *points)
{
    struct counting *c = make_counting(M, K, 16, probe_draw(SEED, (unsigned)trial));
    uint64_t n = 0;
    for (unsigned g = 0; g < GRID; g++) {
        for (; n < grid[g]; n++) {
            uint64_t key = key_number(trial, n);
            counting_add(c, &key, sizeof key);
        }
        look(c, &points[g]);
    }
    counting_free(c);
}

/* Mean and standard deviation of the estimate by the fill, given that X < m,
 * and the chance of X = m. */
struct expected { double mean, sd, saturated; };

static struct expected expected(unsigned n)
{
    static double p[K * N_MAX + 1];
    struct expected e = { 0, 0, 0 };
    double square = 0, distinct = 0;
    chain_ones(M, K * n, p);
    for (unsigned x = 0; x < M && x <= K * n; x++) {
        estimate_distinct(M, K, x, &distinct);
        e.mean += p[x] * distinct;
        square += p[x] * distinct * distinct;
    }
    e.saturated = K * n >= M ? p[M] : 0;
    e.mean /= 1 - e.saturated;
    e.sd = sqrt(square / (1 - e.saturated) - e.mean * e.mean);
    return e;
}

static void print_mean(const struct mean *m)
{
    printf("\t%.15g\t%.15g\t%.15g", mean_of(m), mean_of(m) - mean_margin(m),
           mean_of(m) + mean_margin(m));
}

int main(void)
{
    static struct point points[GRID];
    for (uint64_t trial = 0; trial < T; trial++)
        one_trial(trial, points);
    printf("# 05-counting-estimates seed=%d\n"
           "m\tk\tn\ttrials\tlive\tlive_lo\tlive_hi\tdistinct\tdistinct_lo\t"
           "distinct_hi\tdistinct_exact\tsd\tsd_exact\tsd_formula\tnaive\t"
           "naive_lo\tnaive_hi\tnaive_exact\tsaturated\tsaturated_exact\n", SEED);
    for (unsigned g = 0; g < GRID; g++) {
        const struct point *p = &points[g];
        struct expected e = expected(grid[g]);
        printf("%d\t%d\t%u\t%d", M, K, grid[g], T);
        print_mean(&p->live);
        print_mean(&p->distinct);
        printf("\t%.15g\t%.15g\t%.15g\t%.15g", e.mean, mean_sd(&p->distinct),
               e.sd, estimate_sd(M, K, grid[g]));
        print_mean(&p->naive);
        printf("\t%.15g\t%" PRIu64 "\t%.15g\n",
               fpr_ones_mean(M, K, grid[g]) / K, p->saturated, e.saturated);
    }
    return 0;
}
