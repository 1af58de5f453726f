/* Keeps the median of what is left in the middle; may move by many cells at once,
 * and bounds the rate with less thought. */
#include "window.h"

#include <math.h>

void window_open(struct window *w, uint64_t m, unsigned cells, double *p)
{
    struct window fresh = { m, 0, cells, 0, p, 0 };
    for (unsigned i = 1; i < cells; i++)
        p[i] = 0;
    p[0] = 1;
    *w = fresh;
}

static double up(const struct window *w, unsigned i)
{
    uint64_t x = w->first + i;
    return x < w->m ? w->p[i] * ((double)(w->m - x) / (double)w->m) : 0;
}

/* How many cells the middle of what is left lies above the middle of the window. */
static unsigned too_low(const struct window *w)
{
    double whole = 0, sum = 0;
    for (unsigned i = 0; i < w->cells; i++)
        whole += w->p[i];
    unsigned middle = 0;
    for (; middle + 1 < w->cells && sum + w->p[middle] < whole / 2; middle++)
        sum += w->p[middle];
    unsigned by = middle > w->cells / 2 ? middle - w->cells / 2 : 0;
    while (by > 0 && w->first + w->cells - 1 + by > w->m)
        by--;
    return by;
}

void window_throw(struct window *w)
{
    unsigned n = w->cells, gone = too_low(w);
    for (unsigned i = 0; i < gone; i++)
        w->lost += w->p[i];
    for (unsigned i = 0; i < n && gone > 0; i++)
        w->p[i] = i + gone < n ? w->p[i + gone] : 0;
    w->first += gone;
    w->lost += up(w, n - 1);
    for (unsigned i = n - 1; i > 0; i--) {
        double share = (double)(w->first + i) / (double)w->m;
        w->p[i] = share > 1 ? 0 : w->p[i] * share + up(w, i - 1);
    }
    w->p[0] *= (double)w->first / (double)w->m;
    w->throws++;
}

struct window_bounds window_rate(const struct window *w, unsigned k)
{
    double sum = 0;
    for (unsigned i = w->cells; i > 0; i--) {
        double share = (double)(w->first + i - 1) / (double)w->m, power = 1;
        for (unsigned j = 0; j < k; j++)
            power *= share;
        sum += share > 1 ? 0 : w->p[i - 1] * power;
    }
    return (struct window_bounds){ .lo = sum, .hi = sum + w->lost };
}
