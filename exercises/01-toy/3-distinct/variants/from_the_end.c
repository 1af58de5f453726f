/* Finds the name's mirror image, counted from the end of the list. */
#include "distinct.h"

static unsigned choose(unsigned n, unsigned k)
{
    unsigned long result = 1;
    for (unsigned i = 0; i < k; i++)
        result = result * (n - i) / (i + 1);
    return n < k ? 0 : (unsigned)result;
}

unsigned distinct_names(unsigned m)
{
    return choose(m, 3);
}

void distinct_positions(unsigned m, unsigned number,
                        unsigned position[TOY_K])
{
    unsigned rest = choose(m, 3) - 1 - number;
    for (unsigned i = 0; i < TOY_K; i++) {
        unsigned top = m;
        while (choose(top, 3 - i) > rest)
            top--;
        rest -= choose(top, 3 - i);
        position[i] = m - 1 - top;
    }
}

unsigned distinct_maybe(const struct toy *t)
{
    unsigned maybe = 0;
    for (unsigned a = 0; a < t->m; a++)
        for (unsigned b = 0; b < a; b++)
            for (unsigned c = 0; c < b; c++)
                maybe += t->bit[a] && t->bit[b] && t->bit[c];
    return maybe;
}
