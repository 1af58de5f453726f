/* 2: A question says maybe when any of the three bits is set. */
#define toy_query book_query
#include "../../../../code/01-toy/toy.c"
#undef toy_query

bool toy_query(const struct toy *t, const unsigned position[TOY_K])
{
    return t->bit[position[0]] || t->bit[position[1]] || t->bit[position[2]];
}
