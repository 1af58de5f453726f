/* A look, and where the bit is 0 an atomic "or". */
#include "slow.h"

enum { AT, MISSING, CHANGED };      /* what own[] holds */

void slow_start(struct slow *t, uint64_t *words, const uint64_t *position,
                unsigned k)
{
    *t = (struct slow){ words, position, k, { 0 } };
}

bool slow_step(struct slow *t)
{
    if (t->own[AT] == t->k)
        return false;
    uint64_t i = t->position[t->own[AT]], bit = UINT64_C(1) << i % 64;
    uint64_t seen = t->words[i / 64];
    if (t->own[MISSING]) {
        t->words[i / 64] |= bit;
        t->own[CHANGED] |= !(seen & bit);
    }
    t->own[MISSING] = !t->own[MISSING] && !(seen & bit);
    t->own[AT] += !t->own[MISSING];
    return true;
}

bool slow_new(const struct slow *t)
{
    return t->own[CHANGED];
}
