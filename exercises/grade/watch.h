/* Watch: waits for a process to end while taking what it writes, up to a limit.
 */
#ifndef WATCH_H
#define WATCH_H

#include <stddef.h>
#include <sys/types.h>

enum { WATCH_KEPT = 16384, WATCH_FLOOD = 1 << 20 };

struct stream {
    int fd;
    size_t total;                /* bytes seen; only the first are kept */
    char kept[WATCH_KEPT + 1];   /* a string */
};

/* Makes a pipe for the stream to read from; returns the end to write to. */
int stream_open(struct stream *s);

/* Takes what is there to read, without waiting. */
void stream_drain(struct stream *s);

/* Waits until the child ends by itself (NULL; it is left a zombie, so that its
 * number cannot become another's), or until it has to be ended: "time" after
 * so many seconds on the clock, "flood" when it wrote too much. */
const char *watch(pid_t child, unsigned seconds,
                  struct stream *a, struct stream *b);

#endif
