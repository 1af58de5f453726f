/* Long division by binary digits, long multiplication by digits of 16 bits. */
#include "reduce.h"

#include <string.h>

static uint32_t bits_of(int32_t hash)
{
    uint32_t bits;
    memcpy(&bits, &hash, sizeof bits);
    return bits;
}

/* 2 r + digit, less m where it has reached m; r is below m. */
static uint64_t doubled(uint64_t r, uint64_t digit, uint64_t m)
{
    uint64_t room = m - r;
    if (r + digit >= room)
        return r - room + digit;
    return r + r + digit;
}

uint32_t reduce_modulo(int32_t hash, uint32_t m)
{
    uint64_t r = 0;
    for (int bit = 31; bit >= 0; bit--)
        r = doubled(r, bits_of(hash) >> bit & 1, m);
    return (uint32_t)r;
}

uint32_t reduce_scale(int32_t hash, uint32_t m)
{
    uint64_t high = bits_of(hash) >> 16, low = bits_of(hash) & 0xFFFF;
    return (uint32_t)((high * m + (low * m >> 16)) >> 16);
}

uint64_t reduce_luckier(unsigned w, uint64_t m)
{
    uint64_t left = m == 1 ? 0 : 1;
    while (w-- > 0)
        left = doubled(left, 0, m);
    return left;
}
