/* How high the counters stand when a filter is half full, against the Poisson
 * distribution and against the exact one: a counter is Binomial(kn, 1/m). */
#include "05-counting.h"
#include "estimate.h"
#include "tsv.h"

enum { M = 1000000, K = 7, N = 99021, T = 100, HIGH = 9, SEED = 53 };

static double binomial(unsigned c)
{
    double throws = (double)K * N, p = 1.0 / M;
    return exp(lgamma(throws + 1) - lgamma(c + 1.0) - lgamma(throws - c + 1)
               + c * log(p) + (throws - c) * log1p(-p));
}

static double poisson(unsigned c)
{
    double t = (double)K * N / M;
    return exp(c * log(t) - t - lgamma(c + 1.0));
}

int main(void)
{
    uint64_t seen[HIGH + 1] = { 0 };
    for (uint64_t trial = 0; trial < T; trial++) {
        struct counting *c = make_counting(M, K, 4,
                                           probe_draw(SEED, (unsigned)trial));
        for (uint64_t i = 0; i < N; i++) {
            uint64_t key = key_number(trial, i);
            counting_add(c, &key, sizeof key);
        }
        for (uint64_t i = 0; i < M; i++) {
            unsigned count = counting_count_at(c, i);
            seen[count < HIGH ? count : HIGH]++;
        }
        counting_free(c);
    }
    printf("# 05-counting-counters seed=%d; the last row: that and above\n"
           "m\tk\tn\ttrials\tcount\tcounters\tseen\tmeasured\tlo\thi\tpoisson\t"
           "exact\n", SEED);
    for (unsigned c = 0; c <= HIGH; c++) {
        struct interval i = stats_wilson(seen[c], (uint64_t)T * M, 0.95);
        double tail = estimate_tail((double)K * N / M, HIGH);
        printf("%d\t%d\t%d\t%d\t%u\t%d\t%" PRIu64
               "\t%.15g\t%.15g\t%.15g\t%.15g\t%.15g\n",
               M, K, N, T, c, T * M, seen[c], (double)seen[c] / T / M, i.lo, i.hi,
               c < HIGH ? poisson(c) : tail, c < HIGH ? binomial(c) : tail);
    }
    return 0;
}
