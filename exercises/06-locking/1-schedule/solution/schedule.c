#include "schedule.h"

#include <string.h>

struct hand {
    const unsigned *positions;
    unsigned turn;              /* steps that it has taken */
    uint64_t register_;
};

static void take_turn(struct hand *h, struct outcome *o)
{
    if (h->turn == 3 * SCHEDULE_K)
        return;
    uint64_t mine = UINT64_C(1) << h->positions[h->turn / 3];
    switch (h->turn++ % 3) {
    case 0:
        h->register_ = o->word;
        break;
    case 1:
        h->register_ |= mine;
        break;
    default:
        o->lost |= (o->word | mine) & ~h->register_;
        o->word = h->register_;
        o->lost &= ~o->word;
    }
}

struct outcome schedule_play(const char *schedule, const unsigned a[SCHEDULE_K],
                             const unsigned b[SCHEDULE_K])
{
    struct outcome o = { 0, 0 };
    struct hand hands[] = { { a, 0, 0 }, { b, 0, 0 } };
    while (*schedule)
        take_turn(&hands[*schedule++ == 'B'], &o);
    return o;
}

/* Extends a schedule in both ways until it is whole. */
static unsigned safe_from(char *text, unsigned n, unsigned a, unsigned b)
{
    static const unsigned even[] = { 0, 2, 4 }, odd[] = { 1, 3, 5 };
    text[n] = '\0';
    if (a + b == 0)
        return schedule_play(text, even, odd).lost == 0;
    unsigned safe = 0;
    if (a > 0) {
        text[n] = 'A';
        safe += safe_from(text, n + 1, a - 1, b);
    }
    if (b > 0) {
        text[n] = 'B';
        safe += safe_from(text, n + 1, a, b - 1);
    }
    return safe;
}

unsigned schedule_safe(unsigned bits)
{
    char text[SCHEDULE_STEPS + 1];
    return safe_from(text, 0, 3 * bits, 3 * bits);
}

/* A's first store brings back the empty word of its load, with one bit; the
 * last load of B sees no more than that bit. */
void schedule_worst(char schedule[SCHEDULE_STEPS + 1])
{
    strcpy(schedule, "A" "BBBBBB" "AA" "B" "AAAAAA" "BB");
}
