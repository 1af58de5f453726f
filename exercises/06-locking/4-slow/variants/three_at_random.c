/* Without CUnit. Three threads with random keys in a few bits, in random order;
 * only the ends are looked at, and who is told. */
#include "slow.h"

#include <string.h>

static uint64_t state = 42;

static unsigned draw(unsigned n)
{
    state = state * UINT64_C(6364136223846793005) + 1442695040888963407;
    return (unsigned)(state >> 40) % n;
}

/* Takes one step; whether it turned a bit. */
static bool advance(struct slow *t, bool *took)
{
    uint64_t low = t->words[0], high = t->words[1];
    *took = slow_step(t);
    return ((t->words[0] & ~low) | (t->words[1] & ~high)) != 0;
}

static int race(unsigned k)
{
    uint64_t at[3][5], word[2] = { 0, 0 }, goal[2] = { 0, 0 };
    struct slow t[3];
    bool turned[3] = { false, false, false }, took;
    for (unsigned i = 0; i < 3; i++) {
        for (unsigned j = 0; j < k; j++) {
            at[i][j] = 60 + draw(9);
            goal[at[i][j] / 64] |= UINT64_C(1) << at[i][j] % 64;
        }
        slow_start(&t[i], word, at[i], k);
    }
    for (unsigned n = draw(20), i = draw(3); n > 0; n--, i = draw(3))
        turned[i] |= advance(&t[i], &took);
    unsigned first = draw(3);
    for (unsigned i = first; i < first + 3; i++) {
        took = true;
        for (unsigned n = 0; n < 4 * k + 5 && took; n++)
            turned[i % 3] |= advance(&t[i % 3], &took);
        if (took)
            return 1;
    }
    if (memcmp(word, goal, sizeof word) != 0)
        return 2;
    for (unsigned i = 0; i < 3; i++)
        if (slow_new(&t[i]) != turned[i])
            return 3;
    return 0;
}

int main(void)
{
    for (int trial = 0; trial < 20000; trial++)
        if (race(1 + draw(5)) != 0)
            return 1;
    return 0;
}
