/* Interrupt: two threads without threads, so that a test of a race has one
 * result, however busy the machine is.
 *
 * An exercise that has a file `flags` is compiled so that the answer tells us
 * each of its steps before it makes it. A step is an access to memory that is
 * not on the stack, or the taking or leaving of a lock. So one call, thread A,
 * can be stopped before any of its steps; another call, thread B, runs there
 * from its start to its end; and then A goes on.
 *
 *     for (unsigned at = 0; how != INTERRUPT_OVER; at++) {
 *         ... make something fresh for A and B to work on ...
 *         how = interrupt(at, add, &alice, add, &bob);
 *         if (how == INTERRUPT_OVER)
 *             add(&bob);
 *         if (how != INTERRUPT_WAITS)
 *             ... whatever `at` was, this must be right now ...
 *     }
 *
 * Who calls is the compiler: -fsanitize=thread puts calls into the answer that
 * are meant for the library of ThreadSanitizer. That library is not linked;
 * interrupt.c answers instead. Where an answer is compiled without these flags,
 * as for the mark `sound`, it has no steps: A runs, and then B.
 *
 * For one test.c of an exercise, which includes interrupt.c.
 */
#ifndef INTERRUPT_H
#define INTERRUPT_H

enum interrupted {
    INTERRUPT_DONE,     /* B ran before that step of A */
    INTERRUPT_WAITS,    /* there B would have to wait for A: nothing is known,
                           and what they worked on is to be thrown away */
    INTERRUPT_OVER      /* A has no such step; B has not run */
};

/* Runs a(arg_a), and before its step number `at`, 0 on, b(arg_b). The test has
 * failed at once when the two are in a data race or in a deadlock, or when one
 * of them takes a lock twice, leaves one that it has not, or returns with one. */
enum interrupted interrupt(unsigned at, void (*a)(void *), void *arg_a,
                           void (*b)(void *), void *arg_b);

/* Runs a(arg_a) alone and returns how many of its steps may write. */
unsigned interrupt_writes(void (*a)(void *), void *arg_a);

/* Where B came last, in words: "after step 3 of A, an atomic read, and before
 * the next, a plain read". */
const char *interrupt_where(void);

#endif
