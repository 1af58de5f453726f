/* The rate of a counting filter whose keys come and go, and of a plain filter
 * that can only take them in. Time is counted in turnovers: one is over when as
 * many keys have been replaced as live in the filter. */
#include "05-counting.h"
#include "tsv.h"

enum { M = 5000, K = 7, N = 500, TURNOVERS = 10, T = 1000, Q = 2000, SEED = 51 };

static struct mean rate[2][TURNOVERS + 1];
static uint64_t hits[2][TURNOVERS + 1];

/* Strangers have numbers from 2^32 on. */
static void probe_both(const struct counting *c, const struct bloom *b,
                       uint64_t trial, unsigned turnover)
{
    uint64_t maybe[2] = { 0, 0 };
    for (uint64_t q = 0; q < Q; q++) {
        uint64_t key = key_number(trial, (UINT64_C(1) << 32) + turnover * Q + q);
        maybe[0] += counting_query(c, &key, sizeof key);
        maybe[1] += bloom_query(b, &key, sizeof key);
    }
    for (int kind = 0; kind < 2; kind++) {
        hits[kind][turnover] += maybe[kind];
        mean_add(&rate[kind][turnover], (double)maybe[kind] / Q);
    }
}

static void one_trial(uint64_t trial)
{
    uint64_t live[N], next = 0, seed = probe_draw(SEED, (unsigned)trial);
    struct counting *c = make_counting(M, K, 4, seed);
    struct bloom *b = make_bloom(M, K, seed);
    for (unsigned i = 0; i < N * (TURNOVERS + 1); i++) {
        if (i >= N && i % N == 0)
            probe_both(c, b, trial, i / N - 1);
        unsigned at = i < N ? i : (unsigned)probe_scale(probe_draw(seed, i), N);
        if (i >= N && counting_remove(c, &live[at], sizeof *live)) {
            fprintf(stderr, "a live key was not removed\n");
            exit(1);
        }
        live[at] = key_number(trial, next++);
        counting_add(c, &live[at], sizeof *live);
        bloom_add(b, &live[at], sizeof *live);
    }
    probe_both(c, b, trial, TURNOVERS);
    counting_free(c);
    bloom_free(b);
}

int main(void)
{
    static const char *const kinds[] = { "counting", "plain" };
    for (uint64_t trial = 0; trial < T; trial++)
        one_trial(trial);
    tsv_head("05-counting-churn", SEED, "kind\tturnovers\t");
    for (int kind = 0; kind < 2; kind++)
        for (unsigned t = 0; t <= TURNOVERS; t++) {
            struct measure_result r = { .trials = T, .probes = Q,
                .false_positives = hits[kind][t],
                .measured = mean_of(&rate[kind][t]) };
            double sd = mean_sd(&rate[kind][t]);
            r.interval = stats_mean_interval(r.measured, sd * sd, T, 0.95);
            printf("%s\t%u\t", kinds[kind], t);
            tsv_row(M, K, kind == 0 ? N : N * (t + 1), &r);
        }
    return 0;
}
