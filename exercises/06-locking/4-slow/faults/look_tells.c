/* 2: The look decides who is told "new", though another may come before the "or". */
#define slow_step right_step
#include "../rights/look_first.c"
#undef slow_step

bool slow_step(struct slow *t)
{
    bool missing = t->own[MISSING], before = t->own[CHANGED];
    bool took = right_step(t);
    t->own[CHANGED] = before || (!missing && t->own[MISSING]);
    return took;
}
