/* Walks through the list from its start; counts maybes without asking. */
#include "distinct.h"

unsigned distinct_names(unsigned m)
{
    unsigned names = 0;
    for (unsigned largest = 2; largest < m; largest++)
        names += largest * (largest - 1) / 2;
    return names;
}

void distinct_positions(unsigned m, unsigned number,
                        unsigned position[TOY_K])
{
    unsigned *a = position, *b = position + 1, *c = position + 2;
    for (*a = 0, *b = 1, *c = 2; number > 0; number--)
        if (++*c == m) {
            if (++*b == m - 1)
                *b = ++*a + 1;
            *c = *b + 1;
        }
}

unsigned distinct_maybe(const struct toy *t)
{
    unsigned ones = toy_ones(t);
    return ones < 3 ? 0 : distinct_names(ones);
}
