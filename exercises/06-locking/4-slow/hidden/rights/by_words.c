/* First k steps without touching anything; then all bits of a word in one act. */
#include "slow.h"

enum { IDLE, DONE, CHANGED };       /* DONE: bit j is for position j */

void slow_start(struct slow *t, uint64_t *words, const uint64_t *position,
                unsigned k)
{
    *t = (struct slow){ words, position, k, { 0 } };
}

static bool is_done(const struct slow *t, unsigned j)
{
    return t->own[DONE] >> j & 1;
}

static void set_word(struct slow *t, uint64_t word)
{
    uint64_t bits = 0;
    for (unsigned j = 0; j < t->k; j++)
        if (t->position[j] / 64 == word) {
            bits |= UINT64_C(1) << t->position[j] % 64;
            t->own[DONE] |= UINT64_C(1) << j;
        }
    t->own[CHANGED] |= bits & ~t->words[word];
    t->words[word] |= bits;
}

bool slow_step(struct slow *t)
{
    if (t->own[IDLE] < t->k) {
        t->own[IDLE]++;
        return true;
    }
    for (unsigned j = 0; j < t->k; j++)
        if (!is_done(t, j)) {
            set_word(t, t->position[j] / 64);
            return true;
        }
    return false;
}

bool slow_new(const struct slow *t)
{
    return t->own[CHANGED] != 0;
}
