/* Walks every row from its end, and asks for the first 0 bit. */
#include "toy.h"

void toy_add(struct toy *t, const unsigned position[TOY_K])
{
    for (unsigned i = TOY_K; i-- > 0;)
        if (!toy_query(t, (unsigned[TOY_K]){ position[i], position[i], position[i] }))
            t->bit[position[i]] = true;
}

bool toy_query(const struct toy *t, const unsigned position[TOY_K])
{
    bool zero = false;
    for (unsigned i = TOY_K; i-- > 0;)
        zero = zero || !t->bit[position[i]];
    return !zero;
}

unsigned toy_ones(const struct toy *t)
{
    unsigned zeros = 0;
    for (unsigned i = t->m; i-- > 0;)
        zeros += !t->bit[i];
    return t->m - zeros;
}

void toy_row(const struct toy *t, char *row)
{
    row[t->m] = '\0';
    for (unsigned i = t->m; i-- > 0;)
        row[i] = (char)('0' + t->bit[i]);
}
