/* Walk: the positions of enhanced double hashing (Dillinger and Manolios
 * 2004), one after another:
 *
 *     position i  =  (h1 + i h2 + (i^3 - i) / 6) mod m
 *
 *     struct walk w;
 *     walk_start(&w, m, h1, h2);
 *     for (unsigned i = 0; i < k; i++)
 *         use(walk_next(&w));              each in 0 .. m-1
 */
#ifndef WALK_H
#define WALK_H

#include <stdint.h>

/* A walk on its way. Only the two functions look into it. */
struct walk {
    uint64_t m;
    uint64_t position;   /* the next one */
    uint64_t step;       /* from there to the one after it */
    uint64_t growth;     /* of the step, from this time to the next */
};

/* Starts a walk for any two hashes; m is 1 to 2^64 - 1. */
void walk_start(struct walk *w, uint64_t m, uint64_t h1, uint64_t h2);

/* The next position, however long the walk already is. */
uint64_t walk_next(struct walk *w);

/* The probability that a filter of m bits, 1 to 64, which holds one key, says
 * maybe to a stranger: both walk with k positions, 1 to 1000, from h1 and h2
 * that are independent and uniform on 0 .. m-1. */
double walk_rate(unsigned m, unsigned k);

#endif
