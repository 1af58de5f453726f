#include "window.h"

#include <math.h>
#include <string.h>

void window_open(struct window *w, uint64_t m, unsigned cells, double *p)
{
    *w = (struct window){ .m = m, .cells = cells, .p = p };
    for (unsigned i = 0; i < cells; i++)
        p[i] = i == 0;
}

/* One up: what lies in the lowest cell falls out. */
static void move_up(struct window *w)
{
    w->lost += w->p[0];
    memmove(w->p, w->p + 1, (w->cells - 1) * sizeof *w->p);
    w->p[w->cells - 1] = 0;
    w->first++;
}

/* Of the two ends, the one that matters less is given up: so both are always
 * about equal, and the window stands where the chances are. */
void window_throw(struct window *w)
{
    unsigned top = w->cells - 1;
    if (w->p[top] > w->p[0])
        move_up(w);
    double m = (double)w->m, rising = 0;
    for (unsigned i = 0; i <= top && w->first + i <= w->m; i++) {
        double x = (double)(w->first + i), here = w->p[i];
        w->p[i] = rising + here * (x / m);
        rising = here * ((m - x) / m);
    }
    w->lost += rising;
    w->throws++;
}

/* Whoever fell out has at most as many ones as there were throws. */
struct window_bounds window_rate(const struct window *w, unsigned k)
{
    double m = (double)w->m, lo = 0;
    for (unsigned i = 0; i < w->cells && w->first + i <= w->m; i++)
        lo += w->p[i] * pow((double)(w->first + i) / m, k);
    double most = fmin((double)w->throws / m, 1);
    return (struct window_bounds){ lo, lo + w->lost * pow(most, k) };
}
