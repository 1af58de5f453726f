/* 1: All positions are taken to be in the first word. */
#define slow_step right_step
#include "../../rights/look_first.c"
#undef slow_step

bool slow_step(struct slow *t)
{
    if (t->own[AT] == t->k)
        return false;
    uint64_t bit = UINT64_C(1) << t->position[t->own[AT]++] % 64;
    t->own[CHANGED] |= !(t->words[0] & bit);
    t->words[0] |= bit;
    return true;
}
