/* 1: Where the first bit is set already, the key counts as added, and the others stay. */
#define slow_step right_step
#include "../../rights/look_first.c"
#undef slow_step

bool slow_step(struct slow *t)
{
    bool first = t->own[AT] == 0, looks = !t->own[MISSING];
    bool took = right_step(t);
    if (first && looks && t->own[AT] == 1)
        t->own[AT] = t->k;
    return took;
}
