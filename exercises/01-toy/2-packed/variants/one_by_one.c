/* Without masks: bit after bit, and the count by halves. */
#include "packed.h"

static bool bit(uint32_t bits, unsigned i)
{
    return bits >> i & 1;
}

bool packed_add(uint32_t *bits, const unsigned position[TOY_K])
{
    uint32_t before = *bits;
    for (const unsigned *p = position; p < position + TOY_K; p++)
        if (!bit(*bits, *p))
            *bits += (uint32_t)1 << *p;
    return *bits != before;
}

bool packed_query(uint32_t bits, const unsigned position[TOY_K])
{
    return bit(bits, position[0]) && bit(bits, position[1])
        && bit(bits, position[2]);
}

unsigned packed_ones(uint32_t bits)
{
    bits -= bits >> 1 & 0x55555555u;
    bits = (bits & 0x33333333u) + (bits >> 2 & 0x33333333u);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0fu;
    return bits * 0x01010101u >> 24;
}
