/* 2: Adding flips bits: one that two names share goes out again. */
#define toy_add book_add
#include "../../../../code/01-toy/toy.c"
#undef toy_add

void toy_add(struct toy *t, const unsigned position[TOY_K])
{
    for (unsigned i = 0; i < TOY_K; i++)
        t->bit[position[i]] = !t->bit[position[i]];
}
