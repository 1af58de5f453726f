/* 1: Loads, stores and looks whether the bit has stayed; does not think of the bits of others. */
#define slow_step right_step
#include "../../rights/look_first.c"
#undef slow_step

enum { STAGE = 3, COPY };

bool slow_step(struct slow *t)
{
    if (t->own[AT] == t->k)
        return false;
    uint64_t i = t->position[t->own[AT]], bit = UINT64_C(1) << i % 64;
    switch (t->own[STAGE]++) {
    case 0:
        t->own[COPY] = t->words[i / 64];
        t->own[STAGE] = t->own[COPY] & bit ? 2 : 1;
        break;
    case 1:
        t->own[CHANGED] |= !(t->words[i / 64] & bit);
        t->words[i / 64] = t->own[COPY] | bit;
        break;
    default:
        t->own[STAGE] = 0;
        t->own[AT] += t->words[i / 64] >> i % 64 & 1;
    }
    return true;
}
