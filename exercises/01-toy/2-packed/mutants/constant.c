/* scores 0: yes to all, and three bits for everybody */
#include "packed.h"

bool packed_add(uint32_t *bits, const unsigned position[TOY_K])
{
    (void)position;
    *bits = 0x144;
    return true;
}

bool packed_query(uint32_t bits, const unsigned position[TOY_K])
{
    (void)bits;
    (void)position;
    return true;
}

unsigned packed_ones(uint32_t bits)
{
    (void)bits;
    return 3;
}
