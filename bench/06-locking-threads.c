/* How many operations a second threads do together on one filter, for several
 * kinds of lock and mixes of questions and insertions. Prints a TSV: medians
 * over rounds; ratios to one thread, and to the read-write lock, within the
 * same round.
 *
 * The filter is for n keys at 1 % and holds half of them. In each run a million
 * operations are shared out; questions are about keys that are in, insertions
 * bring keys that are not.
 */
#include "crew.h"

#include <stdbool.h>
#include <string.h>

#include "bench.h"
#include "bits.h"
#include "bloom_atomic.h"
#include "locked.h"
#include "sizing.h"

enum { OPERATIONS = 1000000, THREADS_MAX = 4 };

static struct sizing size;
static uint64_t half;                   /* of n */
static char *keys;                      /* n of them; the first half are in */
static struct bloom *half_full, *plain;
static struct bloom_atomic *atomic;
static struct locked *locked;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_rwlock_t rwlock = PTHREAD_RWLOCK_INITIALIZER;

static void plain_add(const char *key)
{
    bloom_add(plain, key, BENCH_KEY);
}

static bool plain_query(const char *key)
{
    return bloom_query(plain, key, BENCH_KEY);
}

static void mutex_add(const char *key)
{
    pthread_mutex_lock(&mutex);
    plain_add(key);
    pthread_mutex_unlock(&mutex);
}

static bool mutex_query(const char *key)
{
    pthread_mutex_lock(&mutex);
    bool maybe = plain_query(key);
    pthread_mutex_unlock(&mutex);
    return maybe;
}

static void rwlock_add(const char *key)
{
    pthread_rwlock_wrlock(&rwlock);
    plain_add(key);
    pthread_rwlock_unlock(&rwlock);
}

static bool rwlock_query(const char *key)
{
    pthread_rwlock_rdlock(&rwlock);
    bool maybe = plain_query(key);
    pthread_rwlock_unlock(&rwlock);
    return maybe;
}

static void locked_kind_add(const char *key)
{
    locked_add(locked, key, BENCH_KEY);
}

static bool locked_kind_query(const char *key)
{
    return locked_query(locked, key, BENCH_KEY);
}

static void atomic_add(const char *key)
{
    bloom_atomic_add(atomic, key, BENCH_KEY);
}

static bool atomic_query(const char *key)
{
    return bloom_atomic_query(atomic, key, BENCH_KEY);
}

struct kind {
    const char *name;
    void (*add)(const char *key);
    bool (*query)(const char *key);
};

enum { RWLOCK, MUTEX, LOCKED, ATOMIC, UNLOCKED, KINDS };
static const struct kind kinds[KINDS] = {
    { "rwlock", rwlock_add, rwlock_query },
    { "mutex", mutex_add, mutex_query },
    { "locked", locked_kind_add, locked_kind_query },
    { "atomic", atomic_add, atomic_query },
    { "unlocked", plain_add, plain_query },    /* for questions alone */
};

/* Puts every filter back to the state of half full. */
static void reset(void)
{
    memcpy(bloom_words(plain), bloom_words(half_full),
           bits_words(size.m) * sizeof(uint64_t));
    bloom_atomic_free(atomic);
    atomic = bench_need(bloom_atomic_from(half_full, NULL));
}

static void reset_locked(void)
{
    locked_free(locked);
    locked = bench_need(locked_new(
        counting_new(size.m, size.k, 4, &probe_stream, 1, NULL), NULL));
    for (uint64_t i = 0; i < half; i++)
        locked_kind_add(keys + i * BENCH_KEY);
}

/* One thread's operations: numbers begin … end-1 of the million. */
struct job {
    const struct kind *kind;
    unsigned questions;                 /* of ten operations */
    uint64_t begin, end, wrong;
};

/* Each insertion has a key of its own: how many came before operation i? */
static uint64_t stranger(uint64_t i, unsigned questions)
{
    return i / 10 * (10 - questions) + i % 10 - questions;
}

static void work(void *arg)
{
    struct job *j = arg;
    const struct kind *kind = j->kind;
    uint64_t wrong = 0;     /* its own: a shared cache line would cost time */
    for (uint64_t i = j->begin; i < j->end; i++)
        if (i % 10 < j->questions)
            wrong += !kind->query(keys + i * 3 / 2 % half * BENCH_KEY);
        else
            kind->add(keys + (half + stranger(i, j->questions)) * BENCH_KEY);
    j->wrong = wrong;
}

/* Operations a second, in millions. */
static double throughput(const struct kind *kind, unsigned questions,
                         unsigned threads)
{
    struct job job[THREADS_MAX];
    for (uint64_t t = 0; t < threads; t++)
        job[t] = (struct job){ kind, questions, OPERATIONS * t / threads,
                               OPERATIONS * (t + 1) / threads, 0 };
    reset();
    if (kind == &kinds[LOCKED])
        reset_locked();
    double seconds = crew_run(threads, work, job, sizeof job[0]);
    for (unsigned t = 0; t < threads; t++)
        bench_need(job[t].wrong ? NULL : job);
    return 1e-6 * OPERATIONS / seconds;
}

enum { ROUNDS_MAX = 99 };
static double result[KINDS][THREADS_MAX + 1][ROUNDS_MAX];

/* The median of x over y, round by round, and the extremes. */
static void print_ratio(const double *x, const double *y, int rounds)
{
    double ratio[ROUNDS_MAX];
    for (int r = 0; r < rounds; r++)
        ratio[r] = x[r] / y[r];
    double median = bench_median(ratio, (size_t)rounds);
    printf("\t%.3g\t%.3g\t%.3g", median, ratio[0], ratio[rounds - 1]);
}

static void print_row(const char *mix, unsigned kind, unsigned threads,
                      int rounds)
{
    double copy[ROUNDS_MAX];
    memcpy(copy, result[kind][threads], sizeof copy);
    printf("%llu\t%s\t%s\t%u\t%.3g", 2 * (unsigned long long)half,
           kinds[kind].name, mix, threads,
           bench_median(copy, (size_t)rounds));
    print_ratio(result[kind][threads], result[kind][1], rounds);
    print_ratio(result[kind][threads], result[RWLOCK][threads], rounds);
    printf("\t%d\n", rounds);
}

/* The unlocked filter may only be asked; a big locked one takes too long to
 * bring back to half full for every run. */
static bool takes_part(unsigned kind, unsigned questions)
{
    return (kind != UNLOCKED || questions == 10)
        && (kind != LOCKED || half <= OPERATIONS / 2);
}

static void measure_mix(const char *mix, unsigned questions, int rounds)
{
    for (int r = 0; r < rounds; r++)
        for (unsigned k = 0; k < KINDS; k++)
            for (unsigned t = 1; t <= THREADS_MAX; t *= 2)
                if (takes_part(k, questions))
                    result[k][t][r] = throughput(&kinds[k], questions, t);
    for (unsigned k = 0; k < KINDS; k++)
        for (unsigned t = 1; t <= THREADS_MAX; t *= 2)
            if (takes_part(k, questions))
                print_row(mix, k, t, rounds);
}

static void measure_size(uint64_t n, int rounds)
{
    half = n / 2;
    bench_need(sizing_promise(n, 0.01, &size) ? NULL : &size);
    keys = bench_uuids(1, n);
    half_full = bench_need(bloom_new(size.m, size.k, &probe_stream, 1, NULL));
    plain = bench_need(bloom_new(size.m, size.k, &probe_stream, 1, NULL));
    for (uint64_t i = 0; i < half; i++)
        bloom_add(half_full, keys + i * BENCH_KEY, BENCH_KEY);
    measure_mix("90:10", 9, rounds);
    measure_mix("50:50", 5, rounds);
    measure_mix("read-only", 10, rounds);
    bloom_free(half_full);
    bloom_free(plain);
    free(keys);
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 7;
    if (rounds < 1 || rounds > ROUNDS_MAX)
        return EXIT_FAILURE;
    printf("n\tkind\tmix\tthreads\tmillion_per_s\tover_one\tover_one_lo\t"
           "over_one_hi\tover_rwlock\tover_rwlock_lo\tover_rwlock_hi\t"
           "rounds\n");
    measure_size(1000000, rounds);
    measure_size(10000000, rounds);
    locked_free(locked);
    bloom_atomic_free(atomic);
    return 0;
}
