/* One writer among readers: how often does it get in? For each kind of lock,
 * readers ask and one thread inserts for a fixed time, all as fast as they can.
 * Prints a TSV: medians over rounds of operations a second, and of the longest
 * time that the writer waited in a round.
 */
#include "crew.h"

#include <stdbool.h>

#include "bench.h"
#include "bloom.h"

enum { READERS_MAX = 8, ROUNDS_MAX = 99 };
static const double run_seconds = 0.5;
static double end;      /* of the round, for all of its threads */

static struct bloom *filter;

static pthread_rwlock_t rwlock;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void rwlock_enter(bool alone)
{
    if (alone)
        pthread_rwlock_wrlock(&rwlock);
    else
        pthread_rwlock_rdlock(&rwlock);
}

static void rwlock_leave(void)
{
    pthread_rwlock_unlock(&rwlock);
}

/* As locked.c does it. */
static void door_enter(bool alone)
{
    pthread_mutex_lock(&mutex);
    rwlock_enter(alone);
    pthread_mutex_unlock(&mutex);
}

static void mutex_enter(bool alone)
{
    (void)alone;
    pthread_mutex_lock(&mutex);
}

static void mutex_leave(void)
{
    pthread_mutex_unlock(&mutex);
}

struct kind {
    const char *name;
    void (*enter)(bool alone);
    void (*leave)(void);
    bool prefers_writers;
};

static const struct kind kinds[] = {
    { "rwlock", rwlock_enter, rwlock_leave, false },
#ifdef __GLIBC__
    { "writers-first", rwlock_enter, rwlock_leave, true },
#endif
    { "door", door_enter, rwlock_leave, false },
    { "mutex", mutex_enter, mutex_leave, false },
};

enum { KINDS = sizeof kinds / sizeof kinds[0] };

static void make_rwlock(bool prefers_writers)
{
    pthread_rwlockattr_t attr;
    pthread_rwlockattr_init(&attr);
#ifdef __GLIBC__
    if (prefers_writers)
        pthread_rwlockattr_setkind_np(
            &attr, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
#else
    (void)prefers_writers;
#endif
    pthread_rwlock_init(&rwlock, &attr);
    pthread_rwlockattr_destroy(&attr);
}

struct job {
    _Alignas(128) const struct kind *kind;  /* no cache line for two threads */
    bool writer;
    uint64_t count;         /* of its operations */
    double longest;         /* that it waited, in seconds */
};

/* Who gets in after the end got in because the readers had stopped. */
static void write_all_the_time(struct job *j)
{
    for (double now = bench_wall(); now < end;) {
        j->kind->enter(true);
        double in = bench_wall();
        bloom_add(filter, &j->count, sizeof j->count);
        j->kind->leave();
        j->count += in < end;
        if (in - now > j->longest)
            j->longest = in - now;
        now = bench_wall();
    }
}

static void work(void *arg)
{
    struct job *j = arg;
    if (j->writer) {
        write_all_the_time(j);
        return;
    }
    for (; j->count % 64 || bench_wall() < end; j->count++) {
        j->kind->enter(false);
        bloom_query(filter, &j->count, sizeof j->count);
        j->kind->leave();
    }
}

/* What came out of the rounds of one kind with one number of readers. */
struct rounds {
    double reads[ROUNDS_MAX], writes[ROUNDS_MAX], longest[ROUNDS_MAX];
};

static void one_round(const struct kind *kind, unsigned readers,
                      struct rounds *out, int round)
{
    struct job job[READERS_MAX + 1] = { { .kind = kind, .writer = true } };
    uint64_t reads = 0;
    for (unsigned i = 1; i <= readers; i++)
        job[i] = (struct job){ .kind = kind };
    make_rwlock(kind->prefers_writers);
    end = bench_wall() + run_seconds;
    crew_run(readers + 1, work, job, sizeof job[0]);
    pthread_rwlock_destroy(&rwlock);
    for (unsigned i = 1; i <= readers; i++)
        reads += job[i].count;
    out->reads[round] = (double)reads / run_seconds;
    out->writes[round] = (double)job[0].count / run_seconds;
    out->longest[round] = job[0].longest * 1e3;
}

int main(int argc, char **argv)
{
    static struct rounds all[KINDS];
    int rounds = argc > 1 ? atoi(argv[1]) : 7;
    if (rounds < 1 || rounds > ROUNDS_MAX)
        return EXIT_FAILURE;
    filter = bench_need(bloom_new(10000000, 7, &probe_stream, 1, NULL));
    printf("kind\treaders\treads_per_s\twrites_per_s\tlongest_wait_ms\t"
           "rounds\n");
    for (unsigned readers = 2; readers <= READERS_MAX; readers *= 2) {
        for (int r = 0; r < rounds; r++)
            for (size_t k = 0; k < KINDS; k++)
                one_round(&kinds[k], readers, &all[k], r);
        for (size_t k = 0; k < KINDS; k++)
            printf("%s\t%u\t%.3g\t%.3g\t%.3g\t%d\n", kinds[k].name, readers,
                   bench_median(all[k].reads, (size_t)rounds),
                   bench_median(all[k].writes, (size_t)rounds),
                   bench_median(all[k].longest, (size_t)rounds), rounds);
    }
    bloom_free(filter);
    return 0;
}
