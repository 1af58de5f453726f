/* B runs from its start to its end at each moment of A, and also while A has
 * been interrupted at each of B's moments. */
#include "suite.h"
#include "slow.h"

static uint64_t bits[4];
static unsigned limit;

static bool is_in(const uint64_t *position, unsigned k)
{
    for (unsigned j = 0; j < k; j++)
        if (!(bits[position[j] / 64] >> position[j] % 64 & 1))
            return false;
    return true;
}

static unsigned ones(void)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < 256; i++)
        sum += bits[i / 64] >> i % 64 & 1;
    return sum;
}

static unsigned some(struct slow *t, unsigned steps)
{
    unsigned before = ones();
    while (steps-- > 0)
        slow_step(t);
    return ones() - before;
}

static void meet(const uint64_t *a, const uint64_t *b, unsigned k)
{
    bool told = true, there = true, whole = true;
    limit = 4 * k + 4;
    for (unsigned i = 0; i < 3 * k + 2; i++)
        for (unsigned j = 0; j < 3 * k + 2; j++)
            for (unsigned h = 0; h < 5; h++) {
                struct slow x, y;
                memset(bits, 0, sizeof bits);
                slow_start(&x, bits, a, k);
                slow_start(&y, bits, b, k);
                unsigned by_x = some(&x, i), by_y = some(&y, j);
                by_x += some(&x, h);
                by_y += some(&y, limit);
                there = there && is_in(b, k) && !slow_step(&y);
                by_x += some(&x, limit);
                whole = whole && is_in(a, k) && is_in(b, k) && ones() == by_x + by_y;
                told = told && slow_new(&x) == (by_x > 0) && slow_new(&y) == (by_y > 0);
            }
    CU_ASSERT(told);
    CU_ASSERT(there);
    CU_ASSERT(whole);
}

static void one_bit_each(void)
{
    meet((uint64_t[]){ 5 }, (uint64_t[]){ 7 }, 1);
    meet((uint64_t[]){ 5 }, (uint64_t[]){ 5 }, 1);
    meet((uint64_t[]){ 255 }, (uint64_t[]){ 192 }, 1);
}

static void four_bits_each(void)
{
    meet((uint64_t[]){ 1, 2, 3, 4 }, (uint64_t[]){ 11, 12, 13, 14 }, 4);
    meet((uint64_t[]){ 1, 2, 3, 4 }, (uint64_t[]){ 1, 12, 3, 14 }, 4);
    meet((uint64_t[]){ 1, 66, 129, 255 }, (uint64_t[]){ 66, 129, 130, 255 }, 4);
}

/* Two steps of A, three of B, in turns. */
static void hand_in_hand(void)
{
    static const uint64_t a[] = { 1, 2, 3, 4, 5 }, b[] = { 6, 7, 8, 9, 10 };
    for (unsigned n = 1; n < 5; n++)
        for (unsigned m = 1; m < 5; m++) {
            struct slow x, y;
            memset(bits, 0, sizeof bits);
            slow_start(&x, bits, a, 5);
            slow_start(&y, bits, b, 5);
            for (unsigned i = 0; i < 40; i++) {
                some(&x, n);
                some(&y, m);
            }
            CU_ASSERT(is_in(a, 5) && is_in(b, 5));
        }
}

SUITE("slow", TEST(one_bit_each), TEST(four_bits_each), TEST(hand_in_hand))
