#include "schedule.h"

struct outcome schedule_play(const char *schedule, const unsigned a[SCHEDULE_K],
                             const unsigned b[SCHEDULE_K])
{
    (void)schedule;
    (void)a;
    (void)b;
    return (struct outcome){ 0, 0 };
}

unsigned schedule_safe(unsigned bits)
{
    (void)bits;
    return 0;
}

void schedule_worst(char schedule[SCHEDULE_STEPS + 1])
{
    schedule[0] = '\0';
}
