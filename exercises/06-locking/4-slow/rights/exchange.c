/* Loads, and exchanges the word for another if it is still the same; if not,
 * tries again with what it is now. From the last position to the first. */
#include "slow.h"

enum { LEFT, LOADED, COPY, CHANGED };

void slow_start(struct slow *t, uint64_t *words, const uint64_t *position,
                unsigned k)
{
    *t = (struct slow){ words, position, k, { [LEFT] = k } };
}

/* The atomic operation: true when it took place. */
static bool exchange(uint64_t *word, uint64_t *expected, uint64_t value)
{
    bool same = *word == *expected;
    if (same)
        *word = value;
    else
        *expected = *word;
    return same;
}

bool slow_step(struct slow *t)
{
    if (t->own[LEFT] == 0)
        return false;
    uint64_t i = t->position[t->own[LEFT] - 1], bit = UINT64_C(1) << i % 64;
    if (!t->own[LOADED]) {
        t->own[COPY] = t->words[i / 64];
        t->own[LOADED] = true;
    } else if (exchange(&t->words[i / 64], &t->own[COPY], t->own[COPY] | bit)) {
        t->own[CHANGED] |= !(t->own[COPY] & bit);
        t->own[LOADED] = false;
        t->own[LEFT]--;
    }
    return true;
}

bool slow_new(const struct slow *t)
{
    return t->own[CHANGED];
}
