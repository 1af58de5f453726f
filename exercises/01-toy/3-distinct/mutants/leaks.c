/* fails: sound: a table of all names, made anew each time and never freed */
#include "distinct.h"

#include <stdlib.h>

unsigned distinct_names(unsigned m)
{
    return m * (m - 1) * (m - 2) / 6;
}

void distinct_positions(unsigned m, unsigned number,
                        unsigned position[TOY_K])
{
    unsigned (*table)[TOY_K] = calloc(distinct_names(m), sizeof *table);
    unsigned n = 0;
    for (unsigned a = 0; table && a < m; a++)
        for (unsigned b = a + 1; b < m; b++)
            for (unsigned c = b + 1; c < m; c++, n++) {
                table[n][0] = a;
                table[n][1] = b;
                table[n][2] = c;
            }
    for (unsigned i = 0; table && i < TOY_K; i++)
        position[i] = table[number][i];
}

unsigned distinct_maybe(const struct toy *t)
{
    unsigned ones = toy_ones(t);
    return ones < 3 ? 0 : distinct_names(ones);
}
