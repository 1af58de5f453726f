/* Crew: threads that start together.
 *
 *     double seconds = crew_run(4, work, job, sizeof job[0]);
 *
 * runs work(&job[0]) … work(&job[3]) in a thread each, and returns the time
 * from the moment when all were there until the last was through. Include it
 * first: it asks for what only some systems have.
 */
#ifndef CREW_H
#define CREW_H

#define _GNU_SOURCE     /* for pthread_setaffinity_np and locks of a kind */

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <unistd.h>

#include "bench.h"

enum { CREW_MAX = 16 };

struct crew_member {
    void (*work)(void *job);
    void *job;
    unsigned number, threads;
    atomic_uint *waiting;    /* members that are not there yet */
    double start, end;
};

/* A core for each member, where there are enough and the system lets us say so:
 * otherwise two may share one while another idles. */
static inline void crew_pin(unsigned number, unsigned threads)
{
    unsigned cores = (unsigned)sysconf(_SC_NPROCESSORS_ONLN);
    if (threads > cores)
        return;
#ifdef CPU_SET
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(number, &set);
    pthread_setaffinity_np(pthread_self(), sizeof set, &set);
#else
    (void)number;
#endif
}

static void *crew_member_run(void *arg)
{
    struct crew_member *m = arg;
    crew_pin(m->number, m->threads);
    atomic_fetch_sub(m->waiting, 1);
    while (atomic_load(m->waiting) > 0)
        sched_yield();
    m->start = bench_wall();
    m->work(m->job);
    m->end = bench_wall();
    return NULL;
}

static inline double crew_run(unsigned threads, void (*work)(void *),
                              void *jobs, size_t job_size)
{
    struct crew_member m[CREW_MAX];
    pthread_t thread[CREW_MAX];
    atomic_uint waiting = threads;
    for (unsigned i = 0; i < threads; i++) {
        m[i] = (struct crew_member){
            .work = work, .job = (char *)jobs + i * job_size,
            .number = i, .threads = threads, .waiting = &waiting
        };
        bench_need(pthread_create(&thread[i], NULL, crew_member_run, &m[i])
                   ? NULL : m);
    }
    double start = 0, end = 0;
    for (unsigned i = 0; i < threads; i++) {
        pthread_join(thread[i], NULL);
        if (i == 0 || m[i].start < start)
            start = m[i].start;
        if (m[i].end > end)
            end = m[i].end;
    }
    return end - start;
}

#endif
