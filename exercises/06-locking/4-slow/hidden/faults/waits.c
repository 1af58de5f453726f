/* 1: It has a lock: who comes while another is half-way waits for that one. */
#define slow_step right_step
#include "../../rights/look_first.c"
#undef slow_step

static const struct slow *owner;

bool slow_step(struct slow *t)
{
    if (t->own[AT] == t->k)
        return false;
    if (owner == 0)
        owner = t;
    if (owner == t)
        right_step(t);
    if (t->own[AT] == t->k)
        owner = 0;
    return true;
}
