/* Schedule: two threads set bits in one word, without a lock.
 *
 * Thread A sets the bits at its positions one after the other, and so does
 * thread B. Each bit takes three steps: load the word into a copy, "or" the bit
 * into the copy, store the copy. A schedule is a text of A and B that says whose
 * step comes next: in "AAABBB" thread A sets its first bit, and then B its own.
 */
#ifndef SCHEDULE_H
#define SCHEDULE_H

#include <stdbool.h>
#include <stdint.h>

enum { SCHEDULE_K = 3, SCHEDULE_STEPS = 2 * 3 * SCHEDULE_K };

struct outcome {
    uint64_t word;      /* at the end */
    uint64_t lost;      /* bits whose own thread has stored them, and which
                           are 0 at the end all the same */
};

/* Plays a schedule on a word that is 0 at first. The positions are below 64 and
 * all six different. A schedule may be of any length: it may end before the
 * threads are through, and a thread that is through does nothing in its turns. */
struct outcome schedule_play(const char *schedule, const unsigned a[SCHEDULE_K],
                             const unsigned b[SCHEDULE_K]);

/* A and B each set `bits` bits, 1 to SCHEDULE_K, all different. Of all schedules
 * that have every step of both and no more: how many lose nothing? */
unsigned schedule_safe(unsigned bits);

/* Writes a schedule of SCHEDULE_STEPS letters and a NUL, half of them A, which
 * loses as many of the six bits as any schedule can. */
void schedule_worst(char schedule[SCHEDULE_STEPS + 1]);

#endif
