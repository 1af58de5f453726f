#define _POSIX_C_SOURCE 200809L
#include "belt.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

#include "stop.h"

/* One in the caller's hands, one on the belt, and one that is being filled. */
enum { TRAYS = 3 };

/* Tray number i is tray[i % TRAYS]. `filled` have been handed over, and `taken`
 * of them taken: the last of these is in the caller's hands. */
struct belt {
    struct reader *reader;
    struct tray tray[TRAYS];
    bool alone;              /* there is no thread */
    pthread_t thread;
    pthread_mutex_t lock;    /* for what follows */
    pthread_cond_t moved;
    size_t filled, taken;
    bool ended;              /* no more trays are to be filled */
};

/* Hands over what was filled, and waits for a tray to fill next. False: there
 * is no more, or the caller has had enough. */
static bool hand_over(struct belt *b, bool more)
{
    pthread_mutex_lock(&b->lock);
    b->filled++;
    b->ended |= !more;
    pthread_cond_signal(&b->moved);
    while (!b->ended && b->filled - b->taken == TRAYS - 1)
        pthread_cond_wait(&b->moved, &b->lock);
    more = !b->ended;
    pthread_mutex_unlock(&b->lock);
    return more;
}

/* The thread. The tray that is handed over last has no keys. */
static void *fill(void *belt)
{
    struct belt *b = belt;
    bool more;
    stop_elsewhere();
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, NULL);
    do
        more = reader_fill(b->reader, &b->tray[b->filled % TRAYS]);
    while (hand_over(b, more));
    return NULL;
}

struct belt *belt_open(const char *path, char delimiter)
{
    struct belt *b = calloc(1, sizeof *b);
    if (!b)
        return NULL;
    b->reader = reader_open(path, delimiter);
    if (!b->reader) {
        int error = errno;
        free(b);
        errno = error;
        return NULL;
    }
    pthread_mutex_init(&b->lock, NULL);
    pthread_cond_init(&b->moved, NULL);
    b->alone = pthread_create(&b->thread, NULL, fill, b) != 0;
    return b;
}

static struct tray *take(struct belt *b)
{
    pthread_mutex_lock(&b->lock);
    while (b->filled == b->taken)
        pthread_cond_wait(&b->moved, &b->lock);
    struct tray *t = &b->tray[b->taken++ % TRAYS];
    pthread_cond_signal(&b->moved);
    pthread_mutex_unlock(&b->lock);
    return t;
}

const struct tray *belt_next(struct belt *b)
{
    struct tray *t = b->tray;
    if (b->alone)
        reader_fill(b->reader, t);
    else
        t = take(b);
    return t->count > 0 ? t : NULL;
}

int belt_error(const struct belt *b)
{
    return reader_error(b->reader);
}

/* It waits for the caller, who wakes it, or in read(), where it is cancelled:
 * at once, or as soon as it comes there. */
static void end_thread(struct belt *b)
{
    pthread_mutex_lock(&b->lock);
    bool early = !b->ended;
    b->ended = true;
    pthread_cond_signal(&b->moved);
    pthread_mutex_unlock(&b->lock);
    if (early)
        pthread_cancel(b->thread);
    pthread_join(b->thread, NULL);
}

void belt_close(struct belt *b)
{
    if (!b->alone)
        end_thread(b);
    pthread_cond_destroy(&b->moved);
    pthread_mutex_destroy(&b->lock);
    reader_close(b->reader);
    for (size_t i = 0; i < TRAYS; i++)
        free(b->tray[i].text);
    free(b);
}
