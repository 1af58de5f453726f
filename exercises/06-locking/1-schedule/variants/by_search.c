/* Counts with a formula's worth of thought, that is by whole bits: nothing is
 * lost when no thread's three steps have a foreign store between them. The
 * worst schedule is searched for. */
#include "schedule.h"

#include <string.h>

struct outcome schedule_play(const char *schedule, const unsigned a[SCHEDULE_K],
                             const unsigned b[SCHEDULE_K])
{
    struct outcome o = { 0, 0 };
    const unsigned *next[2] = { a, b };
    uint64_t copies[2] = { 0, 0 };
    int acts[2] = { 0, 0 };
    for (size_t i = 0; i < strlen(schedule); i++) {
        int t = schedule[i] - 'A';
        if (acts[t] >= 9)
            continue;
        int act = acts[t]++ % 3;
        if (act == 0)
            copies[t] = o.word;
        if (act == 1)
            copies[t] += (uint64_t)1 << *next[t];
        if (act == 2) {
            uint64_t known = o.word | o.lost | (uint64_t)1 << *next[t]++;
            o.word = copies[t];
            o.lost = known & ~o.word;
        }
    }
    return o;
}

/* s[t]: steps that t has taken; dirty[t]: the other has stored since t's load. */
static unsigned go(unsigned bits, unsigned s0, unsigned s1, bool dirty0, bool dirty1)
{
    unsigned all = 3 * bits, safe = 0;
    if (s0 == all && s1 == all)
        return 1;
    if (s0 < all && !(s0 % 3 == 2 && dirty0))
        safe += go(bits, s0 + 1, s1, s0 % 3 != 0 && dirty0, dirty1 || s0 % 3 == 2);
    if (s1 < all && !(s1 % 3 == 2 && dirty1))
        safe += go(bits, s0, s1 + 1, dirty0 || s1 % 3 == 2, s1 % 3 != 0 && dirty1);
    return safe;
}

unsigned schedule_safe(unsigned bits)
{
    return go(bits, 0, 0, false, false);
}

static int ones(uint64_t word)
{
    return word == 0 ? 0 : (int)(word & 1) + ones(word >> 1);
}

void schedule_worst(char schedule[SCHEDULE_STEPS + 1])
{
    static const unsigned low[] = { 0, 1, 2 }, high[] = { 3, 4, 5 };
    int best = -1;
    for (unsigned number = 0; number < 1u << SCHEDULE_STEPS; number++) {
        char trial[SCHEDULE_STEPS + 1] = { 0 };
        for (int i = 0; i < SCHEDULE_STEPS; i++)
            trial[i] = (char)('A' + (number >> i) % 2);
        if (ones(number) != SCHEDULE_STEPS / 2)
            continue;
        int bad = ones(schedule_play(trial, low, high).lost);
        if (bad > best)
            memcpy(schedule, trial, sizeof trial);
        best = bad > best ? bad : best;
    }
}
