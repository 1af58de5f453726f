#define _POSIX_C_SOURCE 200809L
#include "locked.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

const char locked_no_lock[] = "the system cannot make another lock";

/* A room with a door. Readers are in the room together, a writer is there
 * alone, and everybody comes in through the door, one at a time. */
struct locked {
    pthread_mutex_t door;
    pthread_rwlock_t room;
    struct counting *c;
};

static bool make_locks(struct locked *l)
{
    if (pthread_mutex_init(&l->door, NULL) != 0)
        return false;
    if (pthread_rwlock_init(&l->room, NULL) == 0)
        return true;
    pthread_mutex_destroy(&l->door);
    return false;
}

struct locked *locked_new(struct counting *c, const char **why)
{
    struct locked *l = c ? malloc(sizeof *l) : NULL;
    if (l && make_locks(l)) {
        l->c = c;
        return l;
    }
    if (c && why)
        *why = locked_no_lock;
    free(l);
    counting_free(c);
    return NULL;
}

void locked_free(struct locked *l)
{
    if (!l)
        return;
    pthread_rwlock_destroy(&l->room);
    pthread_mutex_destroy(&l->door);
    counting_free(l->c);
    free(l);
}

/* EAGAIN: more readers are in than the system can count. Some will leave. */
static void enter_together(struct locked *l)
{
    pthread_mutex_lock(&l->door);
    while (pthread_rwlock_rdlock(&l->room) == EAGAIN)
        ;
    pthread_mutex_unlock(&l->door);
}

/* Waits in the doorway until the room is empty. Nobody can slip past. */
static void enter_alone(struct locked *l)
{
    pthread_mutex_lock(&l->door);
    pthread_rwlock_wrlock(&l->room);
    pthread_mutex_unlock(&l->door);
}

static void leave(struct locked *l)
{
    pthread_rwlock_unlock(&l->room);
}

bool locked_add(struct locked *l, const void *key, size_t len)
{
    enter_alone(l);
    bool fresh = counting_add(l->c, key, len);
    leave(l);
    return fresh;
}

const char *locked_remove(struct locked *l, const void *key, size_t len)
{
    enter_alone(l);
    const char *refusal = counting_remove(l->c, key, len);
    leave(l);
    return refusal;
}

void locked_clear(struct locked *l)
{
    enter_alone(l);
    counting_clear(l->c);
    leave(l);
}

bool locked_query(struct locked *l, const void *key, size_t len)
{
    enter_together(l);
    bool maybe = counting_query(l->c, key, len);
    leave(l);
    return maybe;
}

/* Never changed, so no lock is needed. */
uint64_t locked_m(const struct locked *l)
{
    return counting_m(l->c);
}

unsigned locked_k(const struct locked *l)
{
    return counting_k(l->c);
}

struct counting_tally locked_tally(struct locked *l)
{
    enter_together(l);
    struct counting_tally tally = counting_tally(l->c);
    leave(l);
    return tally;
}

struct bloom *locked_to_bloom(struct locked *l, const char **why)
{
    enter_together(l);
    struct bloom *b = counting_to_bloom(l->c, why);
    leave(l);
    return b;
}

struct counting *locked_snapshot(struct locked *l, const char **why)
{
    enter_together(l);
    struct counting *c = counting_copy(l->c, why);
    leave(l);
    return c;
}
