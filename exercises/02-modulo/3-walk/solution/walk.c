#include "walk.h"

static uint64_t add(uint64_t a, uint64_t b, uint64_t m)
{
    uint64_t room = m - a;
    return b >= room ? b - room : a + b;
}

void walk_start(struct walk *w, uint64_t m, uint64_t h1, uint64_t h2)
{
    *w = (struct walk){ m, h1 % m, h2 % m, 1 % m };
}

uint64_t walk_next(struct walk *w)
{
    uint64_t here = w->position;
    w->position = add(here, w->step, w->m);
    w->step = add(w->step, w->growth, w->m);
    w->growth = add(w->growth, 1, w->m);
    return here;
}

static uint64_t pattern_of(unsigned m, unsigned k, unsigned h1, unsigned h2)
{
    struct walk way;
    uint64_t set = 0;
    walk_start(&way, m, h1, h2);
    while (k-- > 0)
        set |= UINT64_C(1) << walk_next(&way);
    return set;
}

double walk_rate(unsigned m, unsigned k)
{
    uint64_t member[64];
    unsigned long maybe = 0;
    for (unsigned h2 = 0; h2 < m; h2++)
        member[h2] = pattern_of(m, k, 0, h2);
    for (unsigned h1 = 0; h1 < m; h1++)
        for (unsigned h2 = 0; h2 < m; h2++) {
            uint64_t stranger = pattern_of(m, k, h1, h2);
            for (unsigned i = 0; i < m; i++)
                maybe += (stranger & ~member[i]) == 0;
        }
    return (double)maybe / m / m / m;
}
