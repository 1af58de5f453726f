/* One popular key, added again and again to a filter that other keys have half
 * filled: one of its counters, with 4 and with 16 bits, and how many of the
 * filter's counters are stuck. */
#include "05-counting.h"
#include "tsv.h"

enum { M = 10000, K = 7, N = 990, SEED = 54 };

static const uint64_t popular = UINT64_MAX;

/* Adds the key until it is in `to` times. */
static void add_until(struct counting *c, uint64_t from, uint64_t to)
{
    for (; from < to; from++)
        counting_add(c, &popular, sizeof popular);
}

/* The position that only the popular key uses, once. */
static uint64_t lone_position(const struct counting *c)
{
    struct probe p = probe_start(&probe_stream, M, SEED, &popular, sizeof popular);
    for (unsigned i = 0; i < K; i++)
        if (counting_count_at(c, probe_at(&p, i)) == 1)
            return probe_at(&p, i);
    fprintf(stderr, "no such position: take another seed\n");
    exit(1);
}

int main(void)
{
    struct counting *small = make_counting(M, K, 4, SEED);
    struct counting *large = make_counting(M, K, 16, SEED);
    for (uint64_t key = 0; key < N; key++) {
        counting_add(small, &key, sizeof key);
        counting_add(large, &key, sizeof key);
    }
    printf("# 05-counting-popular seed=%d\n"
           "m\tk\tn\tadded\tbits4\tbits16\tstuck4\tstuck16\n", SEED);
    uint64_t added = 0, at = 0;
    for (double step = 0; step <= 17.25; step += 0.125) {
        uint64_t goal = (uint64_t)exp2(step);
        if (goal == added)
            continue;
        add_until(small, added, goal);
        add_until(large, added, goal);
        added = goal;
        if (added == 1)
            at = lone_position(large);
        printf("%d\t%d\t%d\t%" PRIu64 "\t%u\t%u\t%" PRIu64 "\t%" PRIu64 "\n",
               M, K, N, added, counting_count_at(small, at),
               counting_count_at(large, at), counting_tally(small).saturated,
               counting_tally(large).saturated);
    }
    counting_free(small);
    counting_free(large);
    return 0;
}
