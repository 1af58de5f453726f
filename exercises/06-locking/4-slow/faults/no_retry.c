/* 2: An exchange that fails, as the word has changed, is not tried again. */
#define slow_step right_step
#include "../rights/look_first.c"
#undef slow_step

enum { LOADED = 3, COPY };

bool slow_step(struct slow *t)
{
    if (t->own[AT] == t->k)
        return false;
    uint64_t i = t->position[t->own[AT]], bit = UINT64_C(1) << i % 64;
    t->own[LOADED] = !t->own[LOADED];
    if (t->own[LOADED]) {
        t->own[COPY] = t->words[i / 64];
        return true;
    }
    if (t->words[i / 64] == t->own[COPY]) {
        t->words[i / 64] |= bit;
        t->own[CHANGED] |= !(t->own[COPY] & bit);
    }
    t->own[AT]++;
    return true;
}
