/* scores 0: everything is lost */
#include "window.h"

void window_open(struct window *w, uint64_t m, unsigned cells, double *p)
{
    *w = (struct window){ .m = m, .cells = cells, .p = p, .lost = 1 };
    for (unsigned i = 0; i < cells; i++)
        p[i] = 0;
}

void window_throw(struct window *w)
{
    w->throws++;
}

struct window_bounds window_rate(const struct window *w, unsigned k)
{
    (void)w;
    (void)k;
    return (struct window_bounds){ 0, 1 };
}
