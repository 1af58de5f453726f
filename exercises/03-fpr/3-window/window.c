#include "window.h"

void window_open(struct window *w, uint64_t m, unsigned cells, double *p)
{
    (void)m;
    (void)cells;
    (void)p;
    *w = (struct window){ .lost = 0 };
}

void window_throw(struct window *w)
{
    (void)w;
}

struct window_bounds window_rate(const struct window *w, unsigned k)
{
    (void)w;
    (void)k;
    return (struct window_bounds){ 0, 0 };
}
