/* Members lost when threads fill a plain filter without a lock, their steps
 * shuffled by replay_random(): the mean over fillings, its interval, and what
 * is expected.
 *
 * A store wipes out another's bit when that was set between the load and the
 * store. Let one of J threads set a bit that is still 0. Each other thread is,
 * with chance 2/3, between a load and its store (its next step is one of three,
 * equally likely), and holds that word with another bit in mind with chance
 * 63/m. Of the kn bits that are set, those count that were 0 before and are
 * not set again later: (1 - 1/m)^(kn) each. A member is lost when one of its
 * bits is: n (1 - e^(-bits/n)).
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "bits.h"
#include "bloom.h"
#include "replay.h"
#include "tsv.h"

enum { K = 7, THREADS_MAX = 8, SEED = 6 };

static double expected(uint64_t m, uint64_t n, unsigned threads)
{
    double kn = K * (double)n, wiped = 2.0 / 3 * 63 / (double)m;
    double bits = (1 - pow(1 - wiped, threads - 1)) * kn
                * exp(kn * log1p(-1 / (double)m));
    return (double)n * -expm1(-bits / (double)n);
}

static void positions(const struct bloom *b, uint64_t n, uint64_t *at)
{
    for (uint64_t key = 0; key < n; key++) {
        struct probe p = probe_start(bloom_scheme(b), bloom_m(b),
                                     bloom_seed(b), &key, sizeof key);
        for (unsigned i = 0; i < K; i++)
            *at++ = probe_at(&p, i);
    }
}

/* Members denied after one filling. */
static uint64_t lost(uint64_t m, uint64_t n, unsigned threads, uint64_t seed)
{
    struct bloom *b = bloom_new(m, K, &probe_stream, seed, NULL);
    uint64_t *at = malloc(n * K * sizeof *at);
    if (!b || !at)
        exit(EXIT_FAILURE);
    positions(b, n, at);
    struct replay t[THREADS_MAX];
    for (unsigned i = 0; i < threads; i++) {
        uint64_t begin = n * i / threads, end = n * (i + 1) / threads;
        t[i] = (struct replay){ .position = at + begin * K,
                                .count = (end - begin) * K };
    }
    replay_random(t, threads, bloom_words(b), seed);
    uint64_t denied = 0;
    for (uint64_t key = 0; key < n; key++)
        denied += !bloom_query(b, &key, sizeof key);
    free(at);
    bloom_free(b);
    return denied;
}

static void row(uint64_t n, unsigned threads)
{
    uint64_t m = n * 9585 / 1000, fillings = 20 + 300000 / n, none = 0;
    double sum = 0, squares = 0;
    for (uint64_t f = 0; f < fillings; f++) {
        double x = (double)lost(m, n, threads, probe_mix(SEED + f) + threads);
        sum += x;
        squares += x * x;
        none += x == 0;
    }
    double count = (double)fillings, mean = sum / count;
    double error = sqrt((squares / count - mean * mean) / (count - 1));
    printf("%u\t%" PRIu64 "\t%u\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu64
           "\t%.15g\t%.15g\t%.15g\t%.15g\t%.15g\n", threads, m, K, n, fillings,
           none, mean, error, mean - 1.96 * error, mean + 1.96 * error,
           expected(m, n, threads));
}

int main(void)
{
    printf("# 06-locking-lost seed=%d\n", SEED);
    printf("threads\tm\tk\tn\tfillings\tnone\tlost\terror\tlo\thi\texpected\n");
    for (unsigned threads = 2; threads <= THREADS_MAX; threads *= 2)
        for (uint64_t n = 250; n <= 16000; n *= 2)
            row(n, threads);
    return 0;
}
