/* Knows where X will be on average, and keeps the mean in the middle. */
#include "window.h"

#include <math.h>

void window_open(struct window *w, uint64_t m, unsigned cells, double *p)
{
    w->m = m;
    w->throws = 0;
    w->cells = cells;
    w->first = 0;
    w->p = p;
    w->lost = 0;
    *p = 1;
    while (--cells > 0)
        *++p = 0;
}

static uint64_t best_place(const struct window *w)
{
    double m = (double)w->m, n = (double)w->throws;
    double mean = w->m == 1 ? 1 : -m * expm1(n * log1p(-1 / m));
    double place = floor(mean - (w->cells - 1) / 2.0);
    double highest = m + 1 - w->cells;
    return place < 0 || highest < 0 ? 0 : (uint64_t)fmin(place, highest);
}

/* What leaves the window: who stays at its lowest place when it moves, who steps
 * beyond its highest one when it does not. */
static double leaving(const struct window *w, unsigned step)
{
    double m = (double)w->m, last = (double)(w->first + w->cells - 1);
    if (step)
        return w->p[0] * ((double)w->first / m);
    return last < m ? w->p[w->cells - 1] * ((m - last) / m) : 0;
}

void window_throw(struct window *w)
{
    double m = (double)w->m;
    w->throws++;
    unsigned step = best_place(w) > w->first;
    w->lost += leaving(w, step);
    w->first += step;
    for (unsigned c = 0; c < w->cells; c++) {
        unsigned i = step ? c : w->cells - 1 - c;
        double x = (double)(w->first + i);
        double same = i + step < w->cells ? w->p[i + step] : 0;
        double below = i + step > 0 ? w->p[i + step - 1] : 0;
        w->p[i] = x > m ? 0 : same * (x / m) + below * ((m - x + 1) / m);
    }
}

struct window_bounds window_rate(const struct window *w, unsigned k)
{
    struct window_bounds b = { 0, w->lost };
    for (unsigned i = 0; i < w->cells; i++) {
        double fill = (double)(w->first + i) / (double)w->m;
        b.lo += w->p[i] > 0 ? exp(k * log(fill)) * w->p[i] : 0;
    }
    b.hi += b.lo;
    return b;
}
