#include "distinct.h"

static unsigned pairs(unsigned of)
{
    return of * (of - 1) / 2;
}

unsigned distinct_names(unsigned m)
{
    return m * (m - 1) * (m - 2) / 6;
}

void distinct_positions(unsigned m, unsigned number,
                        unsigned position[TOY_K])
{
    unsigned a = 0, b;
    for (; number >= pairs(m - 1 - a); a++)
        number -= pairs(m - 1 - a);
    for (b = a + 1; number >= m - 1 - b; b++)
        number -= m - 1 - b;
    position[0] = a;
    position[1] = b;
    position[2] = b + 1 + number;
}

unsigned distinct_maybe(const struct toy *t)
{
    unsigned maybe = 0, position[TOY_K];
    for (unsigned i = 0; i < distinct_names(t->m); i++) {
        distinct_positions(t->m, i, position);
        maybe += toy_query(t, position);
    }
    return maybe;
}
