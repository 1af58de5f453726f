#include "suite.h"
#include "slow.h"

enum { WORDS = 3, K = 3, SCHEDULES = 1 << 12 };

/* A thread, the bits that it may turn and those that its own steps have. */
struct actor {
    struct slow slow;
    uint64_t may[WORDS], turned;
};

static uint64_t words[WORDS];

static struct actor enter(const uint64_t *position)
{
    struct actor a = { .turned = 0 };
    for (unsigned j = 0; j < K; j++)
        a.may[position[j] / 64] |= UINT64_C(1) << position[j] % 64;
    slow_start(&a.slow, words, position, K);
    return a;
}

/* One step; false when it did what no step may do. */
static bool move(struct actor *a)
{
    uint64_t before[WORDS];
    memcpy(before, words, sizeof words);
    bool took = slow_step(&a->slow), fine = true;
    for (unsigned w = 0; w < WORDS; w++) {
        uint64_t set = words[w] & ~before[w], cleared = before[w] & ~words[w];
        fine = fine && !cleared && !(set & ~a->may[w]) && (took || !set);
        a->turned |= set;
    }
    return fine;
}

/* Runs one thread alone to its end; false when that takes too long. */
static bool finish(struct actor *a)
{
    bool fine = true;
    for (unsigned i = 0; i < 4 * K + 4; i++)
        fine = fine && move(a);
    for (unsigned w = 0; w < WORDS; w++)
        fine = fine && !(a->may[w] & ~words[w]);
    return fine && !slow_step(&a->slow)
        && slow_new(&a->slow) == (a->turned != 0);
}

/* The binary digits of `schedule` say whose step is next; then A ends, and B. */
static bool plays_well(const uint64_t *a, const uint64_t *b, unsigned schedule)
{
    memset(words, 0, sizeof words);
    struct actor actor[2] = { enter(a), enter(b) };
    bool fine = true;
    for (unsigned rest = schedule; rest > 1; rest /= 2)
        fine = fine && move(&actor[rest % 2]);
    return fine && finish(&actor[0]) && finish(&actor[1]) && finish(&actor[0]);
}

static void all_schedules(const uint64_t *a, const uint64_t *b)
{
    unsigned wrong = 0;
    for (unsigned schedule = 1; schedule < SCHEDULES; schedule++)
        wrong += !plays_well(a, b, schedule);
    CU_ASSERT_EQUAL(wrong, 0);
}

static const uint64_t here[] = { 9, 31, 63 };

static void neighbours_in_a_word(void)
{
    all_schedules(here, (uint64_t[]){ 10, 2, 0 });
    all_schedules((uint64_t[]){ 10, 2, 0 }, here);
}

static void the_same_key_twice(void)
{
    all_schedules(here, here);
}

static void shared_bits(void)
{
    all_schedules(here, (uint64_t[]){ 9, 10, 63 });
    all_schedules(here, (uint64_t[]){ 31, 63, 11 });
}

static void other_words(void)
{
    all_schedules((uint64_t[]){ 1, 65, 191 }, (uint64_t[]){ 65, 190, 64 });
}

static void nobody_waits(void)
{
    for (unsigned steps = 0; steps < 4 * K; steps++) {
        memset(words, 0, sizeof words);
        struct actor a = enter(here), b = enter((uint64_t[]){ 10, 2, 0 });
        for (unsigned i = 0; i < steps; i++)
            CU_ASSERT(move(&a));
        CU_ASSERT(finish(&b));
        CU_ASSERT(finish(&a));
    }
}

SUITE("slow",
      TEST(neighbours_in_a_word),
      TEST(the_same_key_twice),
      TEST(shared_bits),
      TEST(other_words),
      TEST(nobody_waits))
