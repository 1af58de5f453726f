/* The single bits from a table; the count four bits at a time. */
#include "packed.h"

static uint32_t single(unsigned i)
{
    static const uint32_t low[] = { 1, 2, 4, 8 };
    return low[i % 4] << i / 4 * 4;
}

bool packed_add(uint32_t *bits, const unsigned position[TOY_K])
{
    bool changed = false;
    for (unsigned i = 0; i < TOY_K; i++) {
        changed |= (*bits & single(position[i])) == 0;
        *bits |= single(position[i]);
    }
    return changed;
}

bool packed_query(uint32_t bits, const unsigned position[TOY_K])
{
    uint32_t copy = bits;
    return !packed_add(&copy, position);
}

unsigned packed_ones(uint32_t bits)
{
    static const unsigned char count[] = {
        0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4
    };
    unsigned ones = 0;
    for (unsigned i = 0; i < 8; i++)
        ones += count[bits >> 4 * i & 15];
    return ones;
}
