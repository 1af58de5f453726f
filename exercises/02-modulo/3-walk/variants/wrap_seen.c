/* Adds, and sees by the result that the sum did not fit; tries all m^4. */
#include "walk.h"

static void go_on(uint64_t *place, uint64_t by, uint64_t m)
{
    uint64_t old = *place;
    *place += by;
    if (*place < old || *place >= m)
        *place -= m;
}

void walk_start(struct walk *w, uint64_t m, uint64_t h1, uint64_t h2)
{
    w->m = m;
    w->position = h1 % m;
    w->step = h2 % m;
    w->growth = 0;
}

uint64_t walk_next(struct walk *w)
{
    uint64_t now = w->position;
    go_on(&w->position, w->step, w->m);
    go_on(&w->growth, 1, w->m);
    go_on(&w->step, w->growth, w->m);
    return now;
}

double walk_rate(unsigned m, unsigned k)
{
    static uint64_t mask[64][64];
    double sum = 0;
    for (uint64_t a = 0; a < m; a++)
        for (uint64_t b = 0; b < m; b++) {
            struct walk way;
            walk_start(&way, m, a, b);
            mask[a][b] = 0;
            for (unsigned i = 0; i < k; i++)
                mask[a][b] |= UINT64_C(1) << walk_next(&way);
        }
    for (unsigned i = 0; i < m * m; i++)
        for (unsigned j = 0; j < m * m; j++)
            sum += (mask[i / m][i % m] | mask[j / m][j % m]) == mask[i / m][i % m];
    return sum / ((double)m * m) / ((double)m * m);
}
