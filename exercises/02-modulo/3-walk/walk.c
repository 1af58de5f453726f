#include "walk.h"

void walk_start(struct walk *w, uint64_t m, uint64_t h1, uint64_t h2)
{
    (void)h1;
    (void)h2;
    *w = (struct walk){ .m = m };
}

uint64_t walk_next(struct walk *w)
{
    return w->m;
}

double walk_rate(unsigned m, unsigned k)
{
    (void)m;
    (void)k;
    return 0;
}
