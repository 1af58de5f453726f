/* Keeps how far it is to the end of the row, and goes back instead of forth. */
#include "walk.h"

#include <stdbool.h>

static uint64_t less(uint64_t a, uint64_t b, uint64_t m)
{
    return a >= b ? a - b : m - (b - a);
}

void walk_start(struct walk *w, uint64_t m, uint64_t h1, uint64_t h2)
{
    w->m = m;
    w->position = m - 1 - h1 % m;
    w->step = h2 % m;
    w->growth = less(0, 1 % m, m) % m;
}

uint64_t walk_next(struct walk *w)
{
    uint64_t m = w->m, now = m - 1 - w->position;
    w->position = less(w->position, w->step, m);
    w->step = less(w->step, w->growth, m);
    w->growth = m == 1 ? 0 : less(w->growth, 1, m);
    return now;
}

/* Does the stranger's walk, moved by `shift`, meet only the member's bits? */
static bool inside(const bool *member, const unsigned *stranger, unsigned shift,
                   unsigned m, unsigned k)
{
    for (unsigned i = 0; i < k; i++)
        if (!member[(stranger[i] + shift) % m])
            return false;
    return true;
}

double walk_rate(unsigned m, unsigned k)
{
    unsigned at[64][1000], maybe = 0;
    bool bit[64][64] = { { false } };
    for (unsigned h2 = 0; h2 < m; h2++) {
        struct walk way;
        walk_start(&way, m, 0, h2);
        for (unsigned i = 0; i < k; i++) {
            at[h2][i] = (unsigned)walk_next(&way);
            bit[h2][at[h2][i]] = true;
        }
    }
    for (unsigned h2 = 0; h2 < m; h2++)
        for (unsigned other = 0; other < m; other++)
            for (unsigned shift = 0; shift < m; shift++)
                maybe += inside(bit[h2], at[other], shift, m, k);
    return maybe / (double)(m * m * m);
}
