/* Keeps what was stored and computes the loss at the end; goes through all
 * numbers of so many bits for the schedules. */
#include "schedule.h"

struct outcome schedule_play(const char *schedule, const unsigned a[SCHEDULE_K],
                             const unsigned b[SCHEDULE_K])
{
    uint64_t copy[2] = { 0 }, word = 0, stored = 0;
    unsigned done[2] = { 0 };
    for (; *schedule; schedule++) {
        unsigned who = *schedule != 'A', bit = done[who] / 3;
        if (bit == SCHEDULE_K)
            continue;
        uint64_t value = (uint64_t)1 << (who ? b : a)[bit];
        if (done[who] % 3 == 0)
            copy[who] = word;
        else if (done[who] % 3 == 1)
            copy[who] |= value;
        else
            stored |= value, word = copy[who];
        done[who]++;
    }
    return (struct outcome){ word, stored & ~word };
}

static bool is_whole(unsigned long mask, unsigned steps)
{
    unsigned ones = 0;
    for (; mask; mask &= mask - 1)
        ones++;
    return 2 * ones == steps;
}

unsigned schedule_safe(unsigned bits)
{
    static const unsigned a[] = { 40, 41, 42 }, b[] = { 60, 61, 62 };
    unsigned steps = 6 * bits, found = 0;
    for (unsigned long mask = 0; mask < 1ul << steps; mask++) {
        char text[SCHEDULE_STEPS + 1] = "";
        for (unsigned i = 0; i < steps; i++)
            text[i] = mask >> i & 1 ? 'A' : 'B';
        found += is_whole(mask, steps) && schedule_play(text, a, b).lost == 0;
    }
    return found;
}

void schedule_worst(char schedule[SCHEDULE_STEPS + 1])
{
    for (int i = 0; i <= SCHEDULE_STEPS; i++)
        schedule[i] = "BAAAAAABBABBBBBBAA"[i];
}
