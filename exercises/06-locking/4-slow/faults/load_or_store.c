/* 2: Load, "or" and store are three steps, with room between them. */
#define slow_step right_step
#include "../rights/look_first.c"
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
        break;
    case 1:
        t->own[CHANGED] |= !(t->own[COPY] & bit);
        t->own[COPY] |= bit;
        break;
    default:
        t->words[i / 64] = t->own[COPY];
        t->own[STAGE] = 0;
        t->own[AT]++;
    }
    return true;
}
