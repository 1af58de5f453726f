/* scores 0: stands still at 3 */
#include "walk.h"

void walk_start(struct walk *w, uint64_t m, uint64_t h1, uint64_t h2)
{
    (void)h1;
    (void)h2;
    *w = (struct walk){ .m = m };
}

uint64_t walk_next(struct walk *w)
{
    (void)w;
    return 3;
}

double walk_rate(unsigned m, unsigned k)
{
    (void)k;
    return 1.0 / m;
}
