/* Members lost by real threads that fill a plain filter without a lock: what
 * bloom.h forbids. Prints a TSV: for each size, over many fillings, the mean
 * and the greatest number of members that the filter denies, and the share of
 * fillings that lost any. What comes out depends on processor, compiler and
 * chance, and is not defined by the language: it is shown, not relied on.
 */
#include "crew.h"

#include "bench.h"
#include "bloom.h"
#include "sizing.h"

struct job {
    struct bloom *filter;
    uint64_t begin, end;
};

static void fill(void *arg)
{
    struct job *j = arg;
    for (uint64_t key = j->begin; key < j->end; key++)
        bloom_add(j->filter, &key, sizeof key);
}

static uint64_t lost_members(uint64_t n, unsigned threads, uint64_t seed)
{
    struct job job[CREW_MAX];
    struct bloom *b = bench_need(sizing_bloom(n, 0.01, seed, NULL));
    for (uint64_t t = 0; t < threads; t++)
        job[t] = (struct job){ b, n * t / threads, n * (t + 1) / threads };
    crew_run(threads, fill, job, sizeof job[0]);
    uint64_t lost = 0;
    for (uint64_t key = 0; key < n; key++)
        lost += !bloom_query(b, &key, sizeof key);
    bloom_free(b);
    return lost;
}

static void measure(uint64_t n, unsigned threads, int fillings)
{
    uint64_t sum = 0, most = 0, any = 0;
    for (int f = 0; f < fillings; f++) {
        uint64_t lost = lost_members(n, threads, (uint64_t)f);
        sum += lost;
        any += lost > 0;
        if (lost > most)
            most = lost;
    }
    printf("%u\t%llu\t%d\t%.4g\t%llu\t%.3g\n", threads, (unsigned long long)n,
           fillings, (double)sum / fillings, (unsigned long long)most,
           (double)any / fillings);
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 7;
    printf("threads\tn\tfillings\tlost\tmost\tshare\n");
    for (uint64_t n = 250; n <= 256000; n *= 4)
        measure(n, 2, rounds + rounds * 100000 / (int)n);
    return 0;
}
