/* Window: the chain of X, the number of 1 bits, of which only those chances are
 * kept that lie within a window of some cells. It moves up as X grows.
 *
 *     double p[300];
 *     struct window w;
 *     window_open(&w, 1000, 300, p);
 *     for (int i = 0; i < 700; i++)
 *         window_throw(&w);
 *     struct window_bounds b = window_rate(&w, 7);
 *
 * What falls out at either end is lost, and counted: the sum of all p[i], and
 * `lost`, is 1. No p[i] is greater than the true chance. (Both up to rounding, one
 * part in 10^11.)
 */
#ifndef WINDOW_H
#define WINDOW_H

#include <stdint.h>

struct window {
    uint64_t m;          /* bits, 1 to 2^48 */
    uint64_t throws;     /* made so far; each sets one of the m bits */
    unsigned cells;      /* of p; 2 or more */
    uint64_t first;      /* p[i] is for X = first + i; 0 where that is above m */
    double *p;           /* the caller's */
    double lost;         /* the chance of all that fell out */
};

/* An empty filter: X is 0. Whatever p holds before does not matter. */
void window_open(struct window *w, uint64_t m, unsigned cells, double *p);

/* One more throw. With cells for all that X can be, 0 to m, nothing is lost. With
 * at least 16 s + 16 cells, where s is the greatest standard deviation that X has
 * had so far, at most 1e-10 is lost in a hundred thousand throws. */
void window_throw(struct window *w);

/* The mean of (X/m)^k, k >= 1, lies from lo to hi, and hi - lo <= w->lost. */
struct window_bounds { double lo, hi; };
struct window_bounds window_rate(const struct window *w, unsigned k);

#endif
