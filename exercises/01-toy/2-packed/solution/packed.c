#include "packed.h"

static uint32_t mask_of(const unsigned position[TOY_K])
{
    uint32_t mask = 0;
    for (unsigned i = 0; i < TOY_K; i++)
        mask |= UINT32_C(1) << position[i];
    return mask;
}

bool packed_add(uint32_t *bits, const unsigned position[TOY_K])
{
    bool known = packed_query(*bits, position);
    *bits |= mask_of(position);
    return !known;
}

bool packed_query(uint32_t bits, const unsigned position[TOY_K])
{
    return (~bits & mask_of(position)) == 0;
}

unsigned packed_ones(uint32_t bits)
{
    unsigned ones = 0;
    for (; bits != 0; bits &= bits - 1)
        ones++;
    return ones;
}
