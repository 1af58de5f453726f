#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#include "watch.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int stream_open(struct stream *s)
{
    int end[2];
    if (pipe(end) != 0
        || fcntl(end[0], F_SETFL, O_NONBLOCK) != 0
        || fcntl(end[0], F_SETFD, FD_CLOEXEC) != 0) {
        perror("pipe");
        exit(2);
    }
    s->fd = end[0];
    return end[1];
}

void stream_drain(struct stream *s)
{
    char more[4096];
    ssize_t n;
    while (s->total <= WATCH_FLOOD && (n = read(s->fd, more, sizeof more)) > 0) {
        size_t size = (size_t)n;
        size_t room = s->total < WATCH_KEPT ? WATCH_KEPT - s->total : 0;
        memcpy(s->kept + (WATCH_KEPT - room), more, size < room ? size : room);
        s->total += size;
    }
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Until there is something to read, but not for long: the end of the child
 * cannot be polled for. A stream at its end is always "ready": then a nap. */
static void wait_a_little(const struct stream *a, const struct stream *b)
{
    struct pollfd ends[] = {
        { .fd = a->fd, .events = POLLIN }, { .fd = b->fd, .events = POLLIN }
    };
    poll(ends, 2, 20);
    if (!((ends[0].revents | ends[1].revents) & POLLIN))
        nanosleep(&(struct timespec){ .tv_nsec = 500000 }, NULL);
}

const char *watch(pid_t child, unsigned seconds,
                  struct stream *a, struct stream *b)
{
    double deadline = now() + seconds;
    siginfo_t ended = { 0 };
    while (ended.si_pid == 0) {
        wait_a_little(a, b);
        stream_drain(a);
        stream_drain(b);
        if (a->total > WATCH_FLOOD || b->total > WATCH_FLOOD)
            return "flood";
        if (now() > deadline)
            return "time";
        if (waitid(P_PID, (id_t)child, &ended, WEXITED | WNOHANG | WNOWAIT)) {
            perror("waitid");
            exit(2);
        }
    }
    stream_drain(a);
    stream_drain(b);
    return NULL;
}
