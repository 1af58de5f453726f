/* scores 0: the one right answer for three bits, for everything */
#include "distinct.h"

unsigned distinct_names(unsigned m)
{
    (void)m;
    return 1;
}

void distinct_positions(unsigned m, unsigned number,
                        unsigned position[TOY_K])
{
    (void)m;
    (void)number;
    for (unsigned i = 0; i < TOY_K; i++)
        position[i] = i;
}

unsigned distinct_maybe(const struct toy *t)
{
    (void)t;
    return 1;
}
