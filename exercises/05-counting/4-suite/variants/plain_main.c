/* Without CUnit: what is wrong is the exit status. Keys are letters. */
#include "counting.h"

static uint64_t of(char letter, unsigned i)
{
    struct probe p = probe_start(&probe_salted, 7, 0, &letter, 1);
    return probe_at(&p, i);
}

static unsigned sum(const struct counting *c)
{
    return (unsigned)counting_tally(c).sum;
}

/* Everything that one letter can show; 0 when all is well. */
static int look(struct counting *c, char letter, unsigned full)
{
    bool apart = of(letter, 0) != of(letter, 1);
    counting_clear(c);
    if (!counting_add(c, &letter, 1) || sum(c) != 2)
        return 1;
    if (counting_remove(c, &letter, 1) || counting_query(c, &letter, 1))
        return 2;
    counting_set_at(c, of(letter, 0), 1);
    if (counting_remove(c, &letter, 1) != counting_absent || sum(c) != 1)
        return 3;
    counting_set_at(c, of(letter, 0), full);
    counting_add(c, &letter, 1);
    if (counting_count_at(c, of(letter, 0)) != full)
        return 4;
    counting_set_at(c, of(letter, 1), apart ? 5 : full);
    if (counting_remove(c, &letter, 1) != counting_stuck)
        return 5;
    return sum(c) == (apart ? full + 4 : full) ? 0 : 6;
}

int main(void)
{
    for (unsigned bits = 4; bits <= 16; bits *= 4) {
        struct counting *c = counting_new(7, 2, bits, &probe_salted, 0, NULL);
        for (char letter = 'a'; letter <= 'z'; letter++) {
            int wrong = look(c, letter, (1u << bits) - 1);
            if (wrong)
                return wrong;
        }
        counting_clear(c);
        for (unsigned n = 0; n < 40000; n++)
            counting_add(c, "x", 1);
        if (bits == 16 && sum(c) < 65535)
            return 7;
        counting_free(c);
    }
    return 0;
}
