/* One program to put under a race checker: two threads add a thousand keys to
 * one filter and ask for them, in the way that the argument names. Exit status
 * 0 unless the name is unknown: what it does wrong is the checker's to find.
 *
 *     unlocked    a plain filter, no lock
 *     read-lock   a plain filter, added to under a read lock
 *     volatile    words that are volatile
 *     ask-then-add  two calls of a locked filter where it should be one
 *     locked      code/06-locking/locked.c
 *     atomic      code/06-locking/bloom_atomic.c
 */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "bits.h"
#include "bloom.h"
#include "bloom_atomic.h"
#include "locked.h"

static struct bloom *plain;
static struct bloom_atomic *atomic;
static struct locked *locked;
static volatile uint64_t words[150];    /* m = 9600 */
static pthread_rwlock_t rwlock = PTHREAD_RWLOCK_INITIALIZER;

static void unlocked(uint64_t key)
{
    bloom_add(plain, &key, sizeof key);
    bloom_query(plain, &key, sizeof key);
}

static void read_lock(uint64_t key)
{
    pthread_rwlock_rdlock(&rwlock);
    unlocked(key);
    pthread_rwlock_unlock(&rwlock);
}

static void in_volatile(uint64_t key)
{
    struct probe p = probe_start(&probe_stream, 9600, 1, &key, sizeof key);
    for (unsigned i = 0; i < 7; i++) {
        uint64_t at = probe_at(&p, i);
        words[at / 64] |= UINT64_C(1) << at % 64;
    }
}

static void ask_then_add(uint64_t key)
{
    if (!locked_query(locked, &key, sizeof key))
        locked_add(locked, &key, sizeof key);
}

static void in_locked(uint64_t key)
{
    locked_add(locked, &key, sizeof key);
    locked_query(locked, &key, sizeof key);
    if (key % 100 == 0)
        locked_tally(locked);
    if (key % 3 == 0)
        locked_remove(locked, &key, sizeof key);
}

static void in_atomic(uint64_t key)
{
    bloom_atomic_add(atomic, &key, sizeof key);
    bloom_atomic_query(atomic, &key, sizeof key);
    if (key % 500 == 0)
        bloom_free(bloom_atomic_snapshot(atomic, NULL));
}

static const struct { const char *name; void (*one)(uint64_t key); } ways[] = {
    { "unlocked", unlocked }, { "read-lock", read_lock },
    { "volatile", in_volatile }, { "ask-then-add", ask_then_add },
    { "locked", in_locked }, { "atomic", in_atomic },
};

static void (*chosen)(uint64_t key);

static void *run(void *first)
{
    for (uint64_t i = 0; i < 1000; i++)
        chosen(i + *(uint64_t *)first);
    return NULL;
}

int main(int argc, char **argv)
{
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++)
        if (argc > 1 && strcmp(argv[1], ways[i].name) == 0)
            chosen = ways[i].one;
    plain = bloom_new(9600, 7, &probe_stream, 1, NULL);
    atomic = bloom_atomic_new(9600, 7, &probe_stream, 1, NULL);
    locked = locked_new(counting_new(9600, 7, 4, &probe_stream, 1, NULL), NULL);
    if (!chosen || !plain || !atomic || !locked)
        return 2;
    pthread_t thread[2];
    uint64_t first[2] = { 0, 500 };     /* five hundred keys are common */
    for (int t = 0; t < 2; t++)
        if (pthread_create(&thread[t], NULL, run, &first[t]) != 0)
            return 2;
    for (int t = 0; t < 2; t++)
        pthread_join(thread[t], NULL);
    bloom_free(plain);
    bloom_atomic_free(atomic);
    locked_free(locked);
    return 0;
}
