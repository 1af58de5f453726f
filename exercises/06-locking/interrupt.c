/* See interrupt.h. Included by a test.c, before anything else. */
#define _POSIX_C_SOURCE 200809L
#include "interrupt.h"

#include <limits.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include "grade.h"

enum kind { READ, WRITE, ATOMIC_READ, ATOMIC_WRITE, TAKE, LEAVE };

static const char *const kind_in_words[] = {
    "a plain read", "a plain write", "an atomic read", "an atomic change",
    "the taking of a lock", "the leaving of a lock"
};

struct access { enum kind kind; uintptr_t place, size; };

enum { PATIENCE = 100000, LOCKS = 256 };

/* Thread 0 is A, or whoever calls outside interrupt(); thread 1 is B. */
static struct {
    bool on, inside, ran;       /* counting; in B; B has run */
    unsigned at, steps[2], writes;
    struct access pending;      /* what A is about to do */
    enum kind last;             /* what A has done last */
    uintptr_t base;             /* A's and B's stack is below */
    void (*b)(void *);
    void *arg_b;
    jmp_buf out;                /* for a B that must wait */
} it;

/* Who has which lock: the number of read locks, or -1 for all of it. */
static struct { const void *lock; int by[2]; } held[LOCKS];

static bool writes(enum kind kind)
{
    return kind == WRITE || kind == ATOMIC_WRITE;
}

static bool is_plain(enum kind kind)
{
    return kind == READ || kind == WRITE;
}

/* A stands before x, and B does y: nothing puts the two in order. */
static bool races(struct access x, struct access y)
{
    return x.place < y.place + y.size && y.place < x.place + x.size
        && (writes(x.kind) || writes(y.kind))
        && (is_plain(x.kind) || is_plain(y.kind))
        && x.kind < TAKE && y.kind < TAKE;
}

static void ends(unsigned who)
{
    for (int i = 0; i < LOCKS; i++)
        if (held[i].by[who] != 0)
            grade_fail("a call that has returned", "no lock is taken",
                       "it still has a lock", "Every way out of a function "
                       "must leave what the function has taken.");
}

static void run_b(struct access pending)
{
    it.pending = pending;
    it.inside = true;
    it.b(it.arg_b);
    ends(1);
    it.inside = false;
    it.ran = true;
}

static void step(enum kind kind, const volatile void *place, uintptr_t size)
{
    char here = 0;
    struct access x = { kind, (uintptr_t)place, size };
    if (!it.on || (x.place >= (uintptr_t)&here && x.place < it.base))
        return;
    it.writes += writes(kind);
    unsigned number = it.steps[it.inside]++;
    if (!it.inside) {
        if (number == it.at)
            run_b(x);
        else if (number < it.at)
            it.last = kind;
        return;
    }
    if (races(it.pending, x))
        grade_fail("two threads in the same memory", "atomic access, or a lock "
                   "that keeps them apart", "a data race", "Thread A is about to "
                   "do this: %s. Thread B comes to the same place, does this: "
                   "%s, and nothing puts the two in order.",
                   kind_in_words[it.pending.kind], kind_in_words[kind]);
    if (number == PATIENCE)
        longjmp(it.out, 1);
}

enum interrupted interrupt(unsigned at, void (*a)(void *), void *arg_a,
                           void (*b)(void *), void *arg_b)
{
    char here = 0;
    it.on = true;
    it.inside = it.ran = false;
    it.at = at;
    it.steps[0] = it.steps[1] = it.writes = 0;
    it.base = (uintptr_t)&here;
    it.b = b;
    it.arg_b = arg_b;
    if (setjmp(it.out)) {
        it.on = it.inside = false;
        memset(held, 0, sizeof held);
        return INTERRUPT_WAITS;
    }
    a(arg_a);
    ends(0);
    it.on = false;
    return it.ran ? INTERRUPT_DONE : INTERRUPT_OVER;
}

unsigned interrupt_writes(void (*a)(void *), void *arg_a)
{
    interrupt(UINT_MAX, a, arg_a, NULL, NULL);
    return it.writes;
}

const char *interrupt_where(void)
{
    static char text[120];
    if (!it.ran && !it.inside)
        return "after the end of A";
    if (it.at == 0)
        return "before the first step of A";
    snprintf(text, sizeof text, "after step %u of A, %s, and before the next, %s", it.at,
             kind_in_words[it.last], kind_in_words[it.pending.kind]);
    return text;
}

/* --- locks: flags puts these in the place of pthread's -------------------- */

static int *holders(const void *lock)
{
    for (int i = 0; i < LOCKS; i++)
        if (held[i].lock == lock && (held[i].by[0] || held[i].by[1]))
            return held[i].by;
    for (int i = 0; i < LOCKS; i++)
        if (!held[i].by[0] && !held[i].by[1]) {
            held[i].lock = lock;
            return held[i].by;
        }
    grade_fail("locks that are taken at once", "256 at most", "more",
               "Is a lock taken and never left?");
    return NULL;
}

static bool excludes(int a, int b)
{
    return a != 0 && b != 0 && (a < 0 || b < 0);
}

static int take(const void *lock, int how)
{
    step(TAKE, lock, 1);
    bool me = it.inside;
    int *by = holders(lock);
    if (excludes(by[me], how))
        grade_fail("a lock that is taken", "it was free", "the same thread has it",
                   "A thread that takes a lock which it has already waits for "
                   "itself, for ever.");
    if (me && excludes(by[0], how)) {
        const void *other = (const void *)it.pending.place;
        if (it.pending.kind == TAKE && holders(other)[1] != 0)
            grade_fail("two threads that take two locks", "both get on",
                       "a deadlock", "Thread A has one lock and takes another, "
                       "which thread B has; and B waits for the one that A has.");
        longjmp(it.out, 1);
    }
    by[me] += how;
    return 0;
}

static int leave(const void *lock)
{
    step(LEAVE, lock, 1);
    int *has = &holders(lock)[it.inside];
    if (*has == 0)
        grade_fail("a lock that is left", "this thread has it", "it has not",
                   "Only who has taken a lock may leave it, and only once.");
    *has = *has < 0 ? 0 : *has - 1;
    return 0;
}

int interrupt_lock(pthread_mutex_t *m);
int interrupt_unlock(pthread_mutex_t *m);
int interrupt_rdlock(pthread_rwlock_t *l);
int interrupt_wrlock(pthread_rwlock_t *l);
int interrupt_rwunlock(pthread_rwlock_t *l);

int interrupt_lock(pthread_mutex_t *m)      { return take(m, -1); }
int interrupt_unlock(pthread_mutex_t *m)    { return leave(m); }
int interrupt_rdlock(pthread_rwlock_t *l)   { return take(l, 1); }
int interrupt_wrlock(pthread_rwlock_t *l)   { return take(l, -1); }
int interrupt_rwunlock(pthread_rwlock_t *l) { return leave(l); }

#include "hooks.c"
