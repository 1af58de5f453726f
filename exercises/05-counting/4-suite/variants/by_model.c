/* Random steps on two widths, beside a model of plain numbers. */
#include "counting.h"
#include "suite.h"

enum { SIZE = 16, EACH = 4 };

static unsigned draw(unsigned below)
{
    static uint64_t state = 12345;
    return (unsigned)(probe_mix(++state) % below);
}

static const char *model_remove(unsigned model[SIZE],
                                const unsigned share[SIZE], unsigned max)
{
    const char *answer = NULL;
    for (unsigned i = 0; i < SIZE; i++)
        if (model[i] < share[i] && model[i] != max)
            return counting_absent;
    for (unsigned i = 0; i < SIZE; i++)
        if (share[i] > 0 && model[i] == max)
            answer = counting_stuck;
        else
            model[i] -= share[i];
    return answer;
}

static bool step(struct counting *c, unsigned model[SIZE], unsigned max)
{
    unsigned key = draw(300), share[SIZE] = { 0 };
    bool maybe = true, same = true;
    struct probe p = probe_start(&probe_enhanced, SIZE, 9, &key, sizeof key);
    for (unsigned i = 0; i < EACH; i++)
        share[probe_at(&p, i)]++;
    if (draw(2)) {
        same = counting_remove(c, &key, sizeof key)
            == model_remove(model, share, max);
    } else {
        counting_add(c, &key, sizeof key);
        for (unsigned i = 0; i < SIZE; i++)
            model[i] = model[i] + share[i] < max ? model[i] + share[i] : max;
    }
    for (unsigned i = 0; i < SIZE; i++) {
        maybe = maybe && (share[i] == 0 || model[i] > 0);
        same = same && counting_count_at(c, i) == model[i];
    }
    return same && counting_query(c, &key, sizeof key) == maybe;
}

static void steps(unsigned bits, unsigned most)
{
    struct counting *c = counting_new(SIZE, EACH, bits, &probe_enhanced, 9,
                                      NULL);
    bool same = true;
    for (unsigned round = 0; same && round < 200; round++) {
        unsigned model[SIZE];
        for (unsigned i = 0; i < SIZE; i++)
            counting_set_at(c, i, model[i] = draw(3) ? draw(3)
                                                     : most - draw(2));
        for (unsigned n = 0; same && n < 20; n++)
            same = step(c, model, bits == 4 ? 15 : 65535);
    }
    CU_ASSERT(same);
    counting_free(c);
}

static void four_bits(void)
{
    steps(4, 15);
}

static void sixteen_bits_high(void)
{
    steps(16, 65535);
}

static void sixteen_bits_halfway(void)
{
    steps(16, 32768);
}

SUITE("model",
      TEST(four_bits), TEST(sixteen_bits_high), TEST(sixteen_bits_halfway))
