/* Loose values for the prose of step 6. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "bloom.h"
#include "churn.h"
#include "replay.h"
#include "sizing.h"
#include "tsv.h"

enum { SEED = 6, MEETINGS = 1000 };

/* Two threads add the same key to an empty filter, bit by atomic bit, their
 * bits shuffled. True when both have changed something. */
static bool both_told_new(uint64_t seed)
{
    uint64_t at[7], words[16] = { 0 };
    struct probe p = probe_start(&probe_stream, 1000, seed, "alice", 5);
    for (unsigned i = 0; i < 7; i++)
        at[i] = probe_at(&p, i);
    struct replay t[2] = { { .position = at, .count = 7 },
                           { .position = at, .count = 7 } };
    for (unsigned draw = 0; t[0].done + t[1].done < 14; draw++) {
        struct replay *next = &t[probe_draw(probe_mix(seed), draw) >> 63];
        for (int step = 0; step < 3; step++)
            replay_step(next, words);
    }
    return t[0].changed && t[1].changed;
}

static void told_twice(void)
{
    unsigned both = 0;
    for (uint64_t seed = SEED; seed < SEED + MEETINGS; seed++)
        both += both_told_new(seed);
    tsv_value("meetings", MEETINGS);
    tsv_value("told_twice", both);
}

/* How many operations of the demonstration insert, and how many remove. */
static void churn(void)
{
    unsigned total = CHURN_THREADS * CHURN_SHARE, inserts = 0;
    for (unsigned i = 0; i < total; i++)
        inserts += i % 3 < 2;
    unsigned copies = inserts - (total - inserts);
    tsv_value("churn_inserts", inserts);
    tsv_value("churn_removes", total - inserts);
    tsv_value("churn_copies", copies);
    struct sizing z;
    if (!sizing_promise(CHURN_NAMES, 0.01, &z)) {
        tsv_value("churn_m", (double)z.m);
        tsv_value("churn_k", z.k);
        tsv_value("churn_load", (double)copies * z.k / (double)z.m);
    }
}

int main(void)
{
    double t = 7 / 9.585;      /* the load of a filter for 1 % */
    printf("# 06-locking-values seed=%d\nname\tvalue\n", SEED);
    tsv_value("neighbours", 63);
    tsv_value("wiped_bits", 42 * t * exp(-t));      /* 2/3 of 63 */
    told_twice();
    churn();
    return 0;
}
