/* Replay: unlocked threads in slow motion. Each thread sets its bits one after
 * the other, a bit in three steps as a processor does it: load the word, or the
 * bit into the copy, store the copy. Whose step comes next is the caller's
 * choice, so any interleaving can be played, and the same one again.
 *
 *     struct replay a = { .position = alice, .count = 3 };
 *     struct replay b = { .position = bob, .count = 3 };
 *     replay_step(&a, words);                        a has loaded
 *     replay_step(&b, words);                        so has b
 *
 * Three steps in a row of one thread are an atomic "or".
 */
#ifndef REPLAY_H
#define REPLAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum replay_next { REPLAY_LOAD, REPLAY_OR, REPLAY_STORE };

/* One thread: begins with .position and .count, and everything else 0. */
struct replay {
    const uint64_t *position;    /* of the bits to set; borrowed */
    size_t count;
    size_t done;                 /* bits that are through */
    enum replay_next next;
    uint64_t copy;               /* the word as this thread last saw it */
    bool changed;                /* it has turned a 0 of its copy into a 1 */
};

/* Takes the thread's next step on the shared words. False: it had none left. */
bool replay_step(struct replay *t, uint64_t *words);

/* Runs all threads to their ends; each step is that of a thread drawn at
 * random. The same seed gives the same interleaving. */
void replay_random(struct replay *t, size_t threads, uint64_t *words,
                   uint64_t seed);

#endif
