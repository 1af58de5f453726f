/* 1: Only who has turned the last of its bits is told "new". */
#define slow_step right_step
#include "../../rights/look_first.c"
#undef slow_step

bool slow_step(struct slow *t)
{
    if (!t->own[MISSING])
        t->own[CHANGED] = t->own[AT] == t->k ? t->own[CHANGED] : 0;
    return right_step(t);
}
