#define _POSIX_C_SOURCE 200809L
#include "reader.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FIRST_ROOM = 2 * READER_BYTES, LAST_ROOM = 1 << 26 };

struct reader {
    int fd;
    char delimiter;
    const char *rest;     /* of the tray before: a line without its end, yet */
    size_t rest_len;
    bool over;            /* the file has no more */
    int error;
};

struct reader *reader_open(const char *path, char delimiter)
{
    struct reader *r = malloc(sizeof *r);
    if (!r)
        return NULL;
    *r = (struct reader){ .delimiter = delimiter, .rest = "" };
    r->fd = strcmp(path, "-") == 0 ? dup(STDIN_FILENO) : open(path, O_RDONLY);
    if (r->fd >= 0)
        return r;
    int error = errno;
    free(r);
    errno = error;
    return NULL;
}

/* Makes the tray larger, though not for ever: /dev/zero is one key without an
 * end. */
static bool grow(struct tray *t)
{
    size_t room = t->room ? 2 * t->room : FIRST_ROOM;
    char *more = room <= LAST_ROOM ? realloc(t->text, room) : NULL;
    if (!more)
        return errno = room <= LAST_ROOM ? ENOMEM : EFBIG, false;
    t->text = more;
    t->room = room;
    return true;
}

/* What read() brings. Nobody knows how long it takes, so a thread may be
 * cancelled there, and there only. */
static ssize_t read_some(int fd, char *to, size_t most)
{
    ssize_t got;
    int before;
    pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &before);
    do {
        got = read(fd, to, most < READER_BYTES ? most : READER_BYTES);
    } while (got < 0 && errno == EINTR);
    pthread_setcancelstate(before, NULL);
    return got;
}

/* At the end, or when something fails, the file is over. */
static void finish(struct reader *r, int error)
{
    r->over = true;
    r->error = error;
}

/* The tray begins with what the one before has left over. */
static void begin(struct reader *r, struct tray *t)
{
    t->count = t->end = 0;
    if (t->room == 0 && !grow(t)) {
        finish(r, errno);
        return;
    }
    memmove(t->text, r->rest, r->rest_len);
    t->end = r->rest_len;
}

static size_t refill(struct reader *r, struct tray *t)
{
    ssize_t got = -1;
    if (t->end < t->room || grow(t))
        got = read_some(r->fd, t->text + t->end, t->room - t->end);
    if (got > 0)
        return (size_t)got;
    finish(r, got < 0 ? errno : 0);
    return 0;
}

/* Cuts what has come in: the first key begins where the text does. */
static void cut(struct reader *r, struct tray *t, size_t got)
{
    char *start = t->text, *from = t->text + t->end, *stop;
    char *end = from + got;
    while ((stop = memchr(from, r->delimiter, (size_t)(end - from)))) {
        t->keys[t->count++] = (struct many_key){ start,
                                                 (size_t)(stop - start) };
        from = start = stop + 1;
    }
    t->end += got;
    r->rest = start;
    r->rest_len = (size_t)(end - start);
}

/* Only what has just come in is searched: a line that is longer than the tray
 * is looked through once, however often the tray must grow. */
bool reader_fill(struct reader *r, struct tray *t)
{
    begin(r, t);
    while (t->count == 0 && !r->over)
        cut(r, t, refill(r, t));
    if (r->over && !r->error && r->rest_len > 0) {
        t->keys[t->count++] = (struct many_key){ r->rest, r->rest_len };
        r->rest_len = 0;
    }
    return t->count > 0;
}

int reader_error(const struct reader *r)
{
    return r->error;
}

void reader_close(struct reader *r)
{
    if (!r)
        return;
    close(r->fd);
    free(r);
}
