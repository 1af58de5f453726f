/* The rate of filters that several threads fill at once: of atomic bits, and of
 * locked counters. Each of the T filters has its own seed and keys. One row for
 * each kind and number of threads; what threads interleave in does not show.
 */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "bloom_atomic.h"
#include "locked.h"
#include "tsv.h"

enum { M = 960, K = 7, N = 100, TRIALS = 400, PROBES = 2000, THREADS_MAX = 8,
       SEED = 6 };

/* Either kind, through one pair of functions. */
struct filter {
    struct bloom_atomic *atomic;    /* or NULL */
    struct locked *locked;
};

static bool add(struct filter *f, uint64_t key)
{
    return f->atomic ? bloom_atomic_add(f->atomic, &key, sizeof key)
                     : locked_add(f->locked, &key, sizeof key);
}

static bool query(struct filter *f, uint64_t key)
{
    return f->atomic ? bloom_atomic_query(f->atomic, &key, sizeof key)
                     : locked_query(f->locked, &key, sizeof key);
}

/* Number i of the keys of a trial: 8 bytes, different everywhere. */
static uint64_t key_number(uint64_t trial, uint64_t i)
{
    return trial * (N + PROBES) + i;
}

struct share {
    struct filter *f;
    uint64_t trial, begin, end;
};

static void *fill(void *arg)
{
    struct share *s = arg;
    for (uint64_t i = s->begin; i < s->end; i++)
        add(s->f, key_number(s->trial, i));
    return NULL;
}

static void fill_together(struct filter *f, uint64_t trial, unsigned threads)
{
    pthread_t thread[THREADS_MAX];
    struct share share[THREADS_MAX];
    for (uint64_t t = 0; t < threads; t++) {
        share[t] = (struct share){ f, trial, N * t / threads,
                                   N * (t + 1) / threads };
        if (pthread_create(&thread[t], NULL, fill, &share[t]) != 0)
            exit(EXIT_FAILURE);
    }
    for (unsigned t = 0; t < threads; t++)
        pthread_join(thread[t], NULL);
}

static struct filter new_filter(bool atomic, uint64_t seed)
{
    struct filter f = { NULL, NULL };
    if (atomic)
        f.atomic = bloom_atomic_new(M, K, &probe_stream, seed, NULL);
    else
        f.locked = locked_new(counting_new(M, K, 4, &probe_stream, seed, NULL),
                              NULL);
    if (!f.atomic && !f.locked)
        exit(EXIT_FAILURE);
    return f;
}

static void row(bool atomic, unsigned threads)
{
    double sum = 0, squares = 0;
    struct measure_result r = { .trials = TRIALS, .probes = PROBES };
    for (uint64_t t = 0; t < TRIALS; t++) {
        uint64_t trial = (atomic * THREADS_MAX + threads) * TRIALS + t;
        struct filter f = new_filter(atomic, probe_mix(SEED + trial));
        fill_together(&f, trial, threads);
        uint64_t found = 0;
        for (uint64_t i = 0; i < N; i++)
            r.false_negatives += !query(&f, key_number(trial, i));
        for (uint64_t i = N; i < N + PROBES; i++)
            found += query(&f, key_number(trial, i));
        double rate = (double)found / PROBES;
        r.false_positives += found;
        sum += rate;
        squares += rate * rate;
        bloom_atomic_free(f.atomic);
        locked_free(f.locked);
    }
    r.measured = sum / TRIALS;
    r.variance = (squares - sum * r.measured) / (TRIALS - 1);
    r.interval = stats_mean_interval(r.measured, r.variance, TRIALS, 0.95);
    printf("%s\t%u\t%" PRIu64 "\t", atomic ? "atomic" : "locked", threads,
           r.false_negatives);
    tsv_row(M, K, N, &r);
}

int main(void)
{
    tsv_head("06-locking-rate", SEED, "filter\tthreads\tfalse_negatives\t");
    for (int atomic = 0; atomic < 2; atomic++)
        for (unsigned threads = 1; threads <= THREADS_MAX; threads *= 2)
            row(atomic, threads);
    return 0;
}
