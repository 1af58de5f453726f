/* Who comes in when: looks into locked.c itself, whose names are changed here
 * so that they don't clash with the library's. */
#define _POSIX_C_SOURCE 200809L
#define locked_no_lock door_no_lock
#define locked_new door_new
#define locked_free door_free
#define locked_add door_add
#define locked_remove door_remove
#define locked_clear door_clear
#define locked_query door_query
#define locked_m door_m
#define locked_k door_k
#define locked_tally door_tally
#define locked_to_bloom door_to_bloom
#define locked_snapshot door_snapshot
#include "counting.h"
static struct counting *look_around(const struct counting *c, const char **why);
#define counting_copy look_around
#include "../code/06-locking/locked.c"

#include "suite.h"

#include <stdatomic.h>
#include <time.h>

static struct locked *new_room(void)
{
    struct locked *l = locked_new(counting_new(100, 3, 4, &probe_stream, 1,
                                               NULL), NULL);
    CU_ASSERT_PTR_NOT_NULL_FATAL(l);
    return l;
}

static void wait_ms(long ms)
{
    nanosleep(&(struct timespec){ 0, ms * 1000000 }, NULL);
}

/* What another thread finds when it tries the lock. */
struct attempt {
    struct locked *l;
    bool reader, writer;
};

static void *try_both(void *arg)
{
    struct attempt *a = arg;
    a->reader = pthread_rwlock_tryrdlock(&a->l->room) == 0;
    if (a->reader)
        leave(a->l);
    a->writer = pthread_rwlock_trywrlock(&a->l->room) == 0;
    if (a->writer)
        leave(a->l);
    return NULL;
}

static struct attempt another_thread_tries(struct locked *l)
{
    struct attempt a = { l, false, false };
    pthread_t thread;
    CU_ASSERT_FATAL(pthread_create(&thread, NULL, try_both, &a) == 0);
    pthread_join(thread, NULL);
    return a;
}

static void readers_are_in_together(void)
{
    struct locked *l = new_room();
    enter_together(l);
    struct attempt a = another_thread_tries(l);
    CU_ASSERT_TRUE(a.reader && !a.writer);
    leave(l);
    locked_free(l);
}

static void a_writer_is_in_alone(void)
{
    struct locked *l = new_room();
    enter_alone(l);
    struct attempt a = another_thread_tries(l);
    CU_ASSERT_TRUE(!a.reader && !a.writer);
    leave(l);
    a = another_thread_tries(l);
    CU_ASSERT_TRUE(a.reader && a.writer);
    locked_free(l);
}

/* Stands in for the copying: who else could come in meanwhile? */
static struct locked *copied;
static struct attempt seen;

static struct counting *look_around(const struct counting *c, const char **why)
{
    (void)c, (void)why;
    seen = another_thread_tries(copied);
    return NULL;
}

static void a_snapshot_lets_readers_in_and_no_writer(void)
{
    copied = new_room();
    CU_ASSERT_PTR_NULL(locked_snapshot(copied, NULL));
    CU_ASSERT_TRUE(seen.reader && !seen.writer);
    seen = another_thread_tries(copied);
    CU_ASSERT_TRUE(seen.reader && seen.writer);
    locked_free(copied);
}

/* The order in which threads got in. */
struct queue {
    struct locked *l;
    atomic_int count;
    char order[3];
};

static void *write_once(void *arg)
{
    struct queue *q = arg;
    enter_alone(q->l);
    q->order[atomic_fetch_add(&q->count, 1)] = 'w';
    leave(q->l);
    return NULL;
}

static void *read_once(void *arg)
{
    struct queue *q = arg;
    enter_together(q->l);
    q->order[atomic_fetch_add(&q->count, 1)] = 'r';
    leave(q->l);
    return NULL;
}

/* A reader is inside and a writer waits in the doorway. The reader who comes
 * then could go in at once where readers are preferred; here it must wait. */
static void a_new_reader_does_not_overtake_a_waiting_writer(void)
{
    struct queue q = { .l = new_room() };
    pthread_t writer, reader;
    enter_together(q.l);
    CU_ASSERT_FATAL(pthread_create(&writer, NULL, write_once, &q) == 0);
    while (pthread_mutex_trylock(&q.l->door) == 0) {
        pthread_mutex_unlock(&q.l->door);
        wait_ms(1);
    }
    CU_ASSERT_FATAL(pthread_create(&reader, NULL, read_once, &q) == 0);
    wait_ms(30);
    CU_ASSERT_EQUAL(q.count, 0);
    leave(q.l);
    pthread_join(writer, NULL);
    pthread_join(reader, NULL);
    CU_ASSERT_STRING_EQUAL(q.order, "wr");
    locked_free(q.l);
}

SUITE("06-locking-door",
      TEST(readers_are_in_together),
      TEST(a_writer_is_in_alone),
      TEST(a_snapshot_lets_readers_in_and_no_writer),
      TEST(a_new_reader_does_not_overtake_a_waiting_writer))
