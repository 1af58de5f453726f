#define _POSIX_C_SOURCE 200809L
#include "measure.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>

#include "bits.h"
#include "bloom.h"

const char measure_bad_trials[] = "trials, the filters, must be 1 to 2^30";
const char measure_bad_probes[] = "probes per filter must be 1 to 2^33";
const char measure_bad_threads[] = "threads must be 1 to 256";
const char measure_few_keys[] = "the source has fewer than n + probes keys";
const char measure_bad_first[] = "filters so far on take more than 2^64 keys";
const char measure_no_memory[] = "so many trials do not fit into memory";
const char measure_stopped[] = "stopped before all trials were made";

enum { MOST_THREADS = 256 };

/* What one filter gave. */
struct trial { uint64_t false_positives, false_negatives, ones; };

/* One thread's share: from its first trial on, every one that is as many
 * further as there are threads. */
struct share {
    const struct measure_plan *plan;
    struct trial *trials;
    uint64_t next;        /* the first that is not made yet */
    const char *why;      /* why it was refused, or NULL */
    pthread_t thread;
    bool started;         /* else its maker does the work */
};

static bool is_stopped(const struct measure_plan *p)
{
    return p->stop && p->stop();
}

/* Whether to go on is asked so seldom that it costs no time. */
static bool goes_on(const struct measure_plan *p, uint64_t i)
{
    return i % 256 != 0 || !is_stopped(p);
}

static bool is_endless(const struct key_source *s)
{
    return s->count == UINT64_MAX;
}

/* How many of the source's keys from .. to-1 the filter says "maybe" to. */
static uint64_t count_maybe(const struct bloom *b, const struct measure_plan *p,
                            uint64_t from, uint64_t to)
{
    char buffer[KEYS_BUFFER];
    uint64_t count = 0;
    for (uint64_t i = from; i < to && goes_on(p, i); i++) {
        size_t len;
        const void *key = p->keys->get(p->keys, i, buffer, &len);
        count += bloom_query(b, key, len);
    }
    return count;
}

/* A trial that was stopped on its way is none. */
static const char *try_one(const struct measure_plan *p, uint64_t number,
                           struct trial *result)
{
    const char *why;
    struct bloom *b = bloom_new(p->m, p->k, p->scheme,
                                probe_mix(p->seed + probe_mix(number)), &why);
    if (!b)
        return why;
    char buffer[KEYS_BUFFER];
    uint64_t start = is_endless(p->keys) ? number * (p->n + p->probes) : 0;
    uint64_t members = start + p->n;
    for (uint64_t i = start; i < members && goes_on(p, i); i++) {
        size_t len;
        const void *key = p->keys->get(p->keys, i, buffer, &len);
        bloom_add(b, key, len);
    }
    uint64_t hits = count_maybe(b, p, members, members + p->probes);
    uint64_t found = count_maybe(b, p, start, members);
    bool stopped = is_stopped(p);
    if (!stopped)
        *result = (struct trial){ hits, p->n - found, bloom_ones(b) };
    bloom_free(b);
    return stopped ? measure_stopped : NULL;
}

static void *work(void *argument)
{
    struct share *s = argument;
    const struct measure_plan *p = s->plan;
    while (s->next < p->trials && !s->why) {
        s->why = try_one(p, p->first + s->next, &s->trials[s->next]);
        if (!s->why)
            s->next += p->threads;
    }
    return NULL;
}

/* Sums in the order of the trials, whoever made them. */
static void sum_up(const struct measure_plan *p, const struct trial *trials,
                   uint64_t made, struct measure_result *r)
{
    double T = (double)made, Q = (double)p->probes, squares = 0;
    *r = (struct measure_result){ .trials = made, .probes = p->probes };
    if (made == 0)
        return;
    for (uint64_t i = 0; i < made; i++) {
        r->false_positives += trials[i].false_positives;
        r->squares += trials[i].false_positives * trials[i].false_positives;
        r->false_negatives += trials[i].false_negatives;
        r->mean_fill += (double)trials[i].ones / (double)p->m / T;
    }
    r->measured = (double)r->false_positives / (T * Q);
    r->interval = stats_wilson(r->false_positives, made * p->probes, 0.95);
    if (made == 1)
        return;
    for (uint64_t i = 0; i < made; i++) {
        double off = (double)trials[i].false_positives / Q - r->measured;
        squares += off * off;
    }
    r->variance = squares / (T - 1);
    struct interval mean = stats_mean_interval(r->measured, r->variance,
                                               made, 0.95);
    r->interval.lo = fmin(r->interval.lo, mean.lo);
    r->interval.hi = fmax(r->interval.hi, mean.hi);
}

static const char *refuse(const struct measure_plan *p)
{
    if (p->trials < 1 || p->trials > UINT64_C(1) << 30)
        return measure_bad_trials;
    if (p->probes < 1 || p->probes > UINT64_C(1) << 33)
        return measure_bad_probes;
    if (p->threads < 1 || p->threads > MOST_THREADS)
        return measure_bad_threads;
    if (p->n > p->keys->count || p->probes > p->keys->count - p->n)
        return measure_few_keys;
    uint64_t most = UINT64_MAX / (p->n + p->probes);
    if (is_endless(p->keys)
        && (p->trials > most || p->first > most - p->trials))
        return measure_bad_first;
    return NULL;
}

unsigned measure_threads(const struct measure_plan *p)
{
    uint64_t most = bits_memory() / sizeof(uint64_t);
    unsigned threads = p->threads;
    while (threads > 1 && bits_words(p->m) > most / threads)
        threads--;
    return threads;
}

/* Trial i is thread (i mod threads)'s to make. Where a thread cannot be had,
 * its share is done here. The trials before number *made are all there. */
static const char *run(const struct measure_plan *p, struct trial *trials,
                       uint64_t *made)
{
    struct share share[MOST_THREADS];
    const char *why = NULL;
    *made = p->trials;
    for (unsigned t = 0; t < p->threads; t++) {
        share[t] = (struct share){ .plan = p, .trials = trials, .next = t };
        share[t].started = t + 1 < p->threads
            && !pthread_create(&share[t].thread, NULL, work, &share[t]);
    }
    for (unsigned t = p->threads; t-- > 0; ) {
        if (share[t].started)
            pthread_join(share[t].thread, NULL);
        else
            work(&share[t]);
        why = share[t].why ? share[t].why : why;
        *made = share[t].next < *made ? share[t].next : *made;
    }
    return why;
}

const char *measure(const struct measure_plan *plan,
                    struct measure_result *result)
{
    const char *why = refuse(plan);
    if (why)
        return why;
    struct trial *trials = calloc(plan->trials, sizeof *trials);
    if (!trials)
        return measure_no_memory;
    uint64_t made;
    struct measure_plan fitting = *plan;
    fitting.threads = measure_threads(plan);
    why = run(&fitting, trials, &made);
    if (!why || why == measure_stopped)
        sum_up(plan, trials, made, result);
    free(trials);
    return why;
}
