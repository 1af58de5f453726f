/* Two plain filters, one for the keys added and one for those removed: members
 * that are not found (false negatives) as removals go on, against the rate of
 * the second filter; and strangers that are found. */
#include "05-counting.h"
#include "tombs.h"
#include "tsv.h"

enum { M = 5000, K = 7, N = 1500, MEMBERS = 500, STEP = 100, STEPS = 10,
       T = 400, SEED = 56 };

/* Of keys from .. to-1: how many are in the set? */
static uint64_t found(struct tombs t, uint64_t trial, uint64_t from, uint64_t to)
{
    uint64_t count = 0;
    for (uint64_t i = from; i < to; i++) {
        uint64_t key = key_number(trial, i);
        count += tombs_query(t, &key, sizeof key);
    }
    return count;
}

/* The members come first and stay; the others go, one after the other. */
int main(void)
{
    struct mean miss[STEPS + 1] = { { 0, 0, 0 } };
    uint64_t misses[STEPS + 1] = { 0 };
    for (uint64_t trial = 0; trial < T; trial++) {
        uint64_t seed = probe_draw(SEED, (unsigned)trial);
        struct tombs t = { make_bloom(3 * M, K, seed),
                           make_bloom(M, K, probe_mix(seed)) };
        for (uint64_t i = 0; i < N; i++) {
            uint64_t key = key_number(trial, i);
            tombs_add(t, &key, sizeof key);
        }
        for (uint64_t r = 0; r <= STEPS; r++) {
            uint64_t count = MEMBERS - found(t, trial, 0, MEMBERS);
            misses[r] += count;
            mean_add(&miss[r], (double)count / MEMBERS);
            for (uint64_t i = 0; r < STEPS && i < STEP; i++) {
                uint64_t key = key_number(trial, MEMBERS + r * STEP + i);
                bloom_add(t.removed, &key, sizeof key);
            }
        }
        bloom_free(t.added);
        bloom_free(t.removed);
    }
    tsv_head("05-counting-tombs", SEED, "");
    for (unsigned r = 0; r <= STEPS; r++) {
        double sd = mean_sd(&miss[r]);
        struct measure_result result = { .trials = T, .probes = MEMBERS,
            .false_positives = misses[r], .measured = mean_of(&miss[r]) };
        result.interval = stats_mean_interval(result.measured, sd * sd, T, 0.95);
        tsv_row(M, K, r * STEP, &result);
    }
    return 0;
}
