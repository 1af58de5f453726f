/* What a wrong removal costs: members lost, by the load. Three kinds of it:
 *   blind     a random stranger, removed by force: every counter of it that is
 *             above 0 goes down, as in libraries that do not ask first;
 *   positive  a stranger that the filter cannot tell from a member, removed by
 *             counting_remove();
 *   twice     a member that has been removed already, and is not refused.
 * Each is undone before the next, so that every one meets the same filter. */
#include "05-counting.h"
#include "fpr.h"
#include "tsv.h"

enum { M = 10000, K = 7, T = 60, BLIND = 60, POSITIVE = 20, ASK = 60000,
       TWICE_MAX = 2000, SEED = 55 };

/* Members in the filter of this trial that it no longer finds. */
static unsigned lost(const struct counting *c, uint64_t trial, uint64_t n)
{
    unsigned count = 0;
    for (uint64_t i = 0; i < n; i++) {
        uint64_t key = key_number(trial, i);
        count += !counting_query(c, &key, sizeof key);
    }
    return count;
}

static uint64_t stranger(uint64_t trial, uint64_t i)
{
    return key_number(trial, (UINT64_C(1) << 32) + i);
}

static unsigned remove_blindly(struct counting *c, uint64_t key,
                               uint64_t trial, uint64_t n)
{
    struct probe p = probe_start(&probe_stream, M,
                                 bloom_seed(counting_bloom(c)), &key, sizeof key);
    uint64_t at[K];
    unsigned before[K];
    for (unsigned i = 0; i < K; i++) {
        at[i] = probe_at(&p, i);
        before[i] = counting_count_at(c, at[i]);
        if (before[i] > 0)
            counting_set_at(c, at[i], before[i] - 1);
    }
    unsigned count = lost(c, trial, n);
    for (unsigned i = K; i-- > 0;)
        counting_set_at(c, at[i], before[i]);
    return count;
}

/* Where the members that are lost, the removals asked for and the ones not
 * refused are added up. */
struct cost { struct mean lost; uint64_t asked, accepted; };

static void blind(struct counting *c, uint64_t trial, uint64_t n, struct cost *k)
{
    struct mean here = { 0, 0, 0 };
    for (uint64_t i = 0; i < BLIND; i++)
        mean_add(&here, remove_blindly(c, stranger(trial, i), trial, n));
    mean_add(&k->lost, mean_of(&here));
    k->asked += BLIND;
    k->accepted += BLIND;
}

static void positive(struct counting *c, uint64_t trial, uint64_t n,
                     struct cost *k)
{
    struct mean here = { 0, 0, 0 };
    for (uint64_t i = 0; i < ASK && here.count < POSITIVE; i++) {
        uint64_t key = stranger(trial, i);
        k->asked++;
        if (counting_remove(c, &key, sizeof key))
            continue;
        mean_add(&here, lost(c, trial, n));
        counting_add(c, &key, sizeof key);
    }
    k->accepted += here.count;
    if (here.count > 0)
        mean_add(&k->lost, mean_of(&here));
}

/* The key leaves as it should, then once more. It is put back twice; its own
 * absence is not counted as a loss. */
static void twice(struct counting *c, uint64_t trial, uint64_t n, struct cost *k)
{
    struct mean here = { 0, 0, 0 };
    for (uint64_t i = 0; i < n; i++) {
        uint64_t key = key_number(trial, i);
        counting_remove(c, &key, sizeof key);
        k->asked++;
        if (!counting_remove(c, &key, sizeof key)) {
            mean_add(&here, lost(c, trial, n)
                            - !counting_query(c, &key, sizeof key));
            counting_add(c, &key, sizeof key);
        }
        counting_add(c, &key, sizeof key);
    }
    k->accepted += here.count;
    if (here.count > 0)
        mean_add(&k->lost, mean_of(&here));
}

static void print_cost(const char *kind, uint64_t n, const struct cost *k)
{
    double t = (double)K * (double)n / M;
    double theory = strcmp(kind, "blind") == 0 ? K * t * exp(-t)
                                               : K * t / expm1(t);
    double chance = strcmp(kind, "blind") == 0 ? 1
                  : fpr_exact(M, K, strcmp(kind, "twice") == 0 ? n - 1 : n);
    printf("%s\t%.15g\t%d\t%d\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu64
           "\t%.15g\t%" PRIu64 "\t%.15g\t%.15g\t%.15g\t%.15g\t%.15g\n",
           kind, t, M, K, n, k->asked, k->accepted, chance, k->lost.count,
           mean_of(&k->lost), mean_of(&k->lost) - mean_margin(&k->lost),
           mean_of(&k->lost) + mean_margin(&k->lost), mean_sd(&k->lost), theory);
}

int main(void)
{
    printf("# 05-counting-blind seed=%d; lost: mean over the filters\n"
           "kind\tt\tm\tk\tn\tasked\taccepted\tchance\tfilters\tlost\tlo\thi\t"
           "sd\ttheory\n", SEED);
    static const uint64_t grid[] = { 143, 286, 500, 714, 990, 1429, 2000, 2857,
                                     4286 };
    for (unsigned g = 0; g < sizeof grid / sizeof *grid; g++) {
        uint64_t n = grid[g];
        struct cost costs[3] = { { { 0, 0, 0 }, 0, 0 } };
        for (uint64_t trial = 0; trial < T; trial++) {
            struct counting *c = make_counting(M, K, 16,
                                               probe_draw(SEED + n, (unsigned)trial));
            for (uint64_t i = 0; i < n; i++) {
                uint64_t key = key_number(trial, i);
                counting_add(c, &key, sizeof key);
            }
            blind(c, trial, n, &costs[0]);
            positive(c, trial, n, &costs[1]);
            if (n <= TWICE_MAX)
                twice(c, trial, n, &costs[2]);
            counting_free(c);
        }
        print_cost("blind", n, &costs[0]);
        if (costs[1].lost.count >= T / 2)
            print_cost("positive", n, &costs[1]);
        if (n <= TWICE_MAX && costs[2].lost.count >= T / 2)
            print_cost("twice", n, &costs[2]);
    }
    return 0;
}
