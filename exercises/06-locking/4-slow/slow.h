/* Slow: threads that add to one filter without locks, in slow motion.
 *
 *     slow_start(&a, words, alice, 3);
 *     slow_start(&b, words, bob, 3);
 *     slow_step(&a);                           whose step comes next
 *     slow_step(&b);                           is the caller's choice
 *
 * Each step is one act on the shared words: it reads one of them, or writes
 * one, or does both at once, as an atomic operation does; or it touches none.
 * Any number of threads may be on their way, and their steps may come in any
 * order. (No live threads here: one call after the other.)
 *
 * What it promises, for every order of the steps:
 *   - No bit is ever turned from 1 to 0, and no bit from 0 to 1 but those at
 *     the positions of a thread, by that thread.
 *   - When a thread is through, all bits at its positions are set.
 *   - Nobody waits: a thread that takes 4k + 4 steps in a row is through,
 *     wherever the others stand.
 */
#ifndef SLOW_H
#define SLOW_H

#include <stdbool.h>
#include <stdint.h>

enum { SLOW_K_MAX = 64 };

struct slow {
    uint64_t *words;            /* shared: bit i is bit i % 64 of word i / 64 */
    const uint64_t *position;   /* of the bits to set; borrowed */
    unsigned k;                 /* how many positions */
    uint64_t own[8];            /* what the program itself remembers */
};

/* Puts a thread at its start: k positions, 1 to SLOW_K_MAX, which may repeat. */
void slow_start(struct slow *t, uint64_t *words, const uint64_t *position,
                unsigned k);

/* Takes the thread's next step. False: it was through, and nothing was done. */
bool slow_step(struct slow *t);

/* Of a thread that is through: has it itself turned a bit from 0 to 1? */
bool slow_new(const struct slow *t);

#endif
