/* 1: When its exchange has failed twice, it stores its copy all the same. */
#define slow_step right_step
#include "../../rights/look_first.c"
#undef slow_step

enum { TRIES = 3, COPY };

bool slow_step(struct slow *t)
{
    if (t->own[AT] == t->k)
        return false;
    uint64_t i = t->position[t->own[AT]], bit = UINT64_C(1) << i % 64;
    uint64_t *word = &t->words[i / 64];
    if (t->own[TRIES]++ == 0 || (t->own[TRIES] < 4 && *word != t->own[COPY])) {
        t->own[COPY] = *word;
        return true;
    }
    t->own[CHANGED] |= !(*word & bit);
    *word = t->own[COPY] | bit;
    t->own[TRIES] = 0;
    t->own[AT]++;
    return true;
}
