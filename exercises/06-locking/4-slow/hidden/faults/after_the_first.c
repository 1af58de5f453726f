/* 1: The first bit in a word is set atomically, the next ones from a copy of that moment. */
#define slow_step right_step
#include "../../rights/look_first.c"
#undef slow_step

enum { COPY = 3, WORD, HAVE };

bool slow_step(struct slow *t)
{
    if (t->own[AT] == t->k)
        return false;
    uint64_t i = t->position[t->own[AT]++], bit = UINT64_C(1) << i % 64;
    if (!t->own[HAVE] || t->own[WORD] != i / 64)
        t->own[COPY] = t->words[i / 64];
    t->own[HAVE] = true;
    t->own[WORD] = i / 64;
    t->own[CHANGED] |= !(t->own[COPY] & bit);
    t->words[i / 64] = t->own[COPY] |= bit;
    return true;
}
