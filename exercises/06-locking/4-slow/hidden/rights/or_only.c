/* One atomic "or" for each position. */
#include "slow.h"

void slow_start(struct slow *t, uint64_t *words, const uint64_t *position,
                unsigned k)
{
    t->words = words;
    t->position = position;
    t->k = k;
    t->own[0] = t->own[1] = 0;
}

bool slow_step(struct slow *t)
{
    if (t->own[0] >= t->k)
        return false;
    uint64_t i = t->position[t->own[0]++], before = t->words[i / 64];
    t->words[i / 64] = before | UINT64_C(1) << i % 64;
    t->own[1] += before != t->words[i / 64];
    return true;
}

bool slow_new(const struct slow *t)
{
    return t->own[1] > 0;
}
