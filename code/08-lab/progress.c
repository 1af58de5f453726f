#define _POSIX_C_SOURCE 200809L
#include "progress.h"

#include <ctype.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "stop.h"

static struct {
    bool running;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t ended;
    bool end;
    char what[60];
    _Atomic uint64_t done, all;
} line = { .lock = PTHREAD_MUTEX_INITIALIZER,
           .ended = PTHREAD_COND_INITIALIZER };

/* The terminal is told not to break what is longer than its row: "\r" would
 * only go back to the last piece. */
static void draw(time_t seconds)
{
    char far[32] = "";
    uint64_t done = line.done, all = line.all;
    if (all)
        snprintf(far, sizeof far, "%.0f %%", 100 * (double)done / (double)all);
    else if (done)
        snprintf(far, sizeof far, "%" PRIu64, done);
    fprintf(stderr, "\r\033[?7l%s: %s (%ld s)\033[K\033[?7h", line.what, far,
            (long)seconds);
}

/* Draws each second until told that the work has ended. */
static void *watch(void *unused)
{
    stop_elsewhere();
    time_t start = time(NULL);
    bool drawn = false;
    pthread_mutex_lock(&line.lock);
    while (!line.end) {
        struct timespec until;
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_sec++;
        while (!line.end && !pthread_cond_timedwait(&line.ended, &line.lock,
                                                    &until))
            continue;
        if (!line.end) {
            draw(time(NULL) - start);
            drawn = true;
        }
    }
    pthread_mutex_unlock(&line.lock);
    if (drawn)
        fprintf(stderr, "\r\033[K");
    return unused;
}

void progress_begin(const char *what)
{
    progress_end();
    snprintf(line.what, sizeof line.what, "%s", what);
    for (char *c = line.what; *c; c++)
        *c = iscntrl((unsigned char)*c) ? '?' : *c;
    line.end = false;
    line.done = line.all = 0;
    line.running = isatty(STDERR_FILENO)
                && !pthread_create(&line.thread, NULL, watch, NULL);
}

void progress_at(uint64_t done, uint64_t all)
{
    line.done = done;
    line.all = all;
}

void progress_end(void)
{
    if (!line.running)
        return;
    pthread_mutex_lock(&line.lock);
    line.end = true;
    pthread_cond_signal(&line.ended);
    pthread_mutex_unlock(&line.lock);
    pthread_join(line.thread, NULL);
    line.running = false;
}
