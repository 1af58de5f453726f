/* Takes a byte apart, looks the next count up in a table, and writes both
 * halves back. */
#include "nibbles.h"

static const unsigned char above[16] = {
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15
};
static const unsigned char below[16] = {
    0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15
};

static bool turn(unsigned char *byte, unsigned which, const unsigned char *to)
{
    unsigned half[2] = { *byte / 16u, *byte % 16u }, old = half[which];
    half[which] = to[old];
    *byte = (unsigned char)(half[0] * 16 + half[1]);
    return half[which] != old;
}

size_t nibble_bytes(size_t m)
{
    return m == 0 ? 0 : (m - 1) / 2 + 1;
}

unsigned nibble_get(const unsigned char *bytes, size_t i)
{
    unsigned pair = bytes[i / 2];
    return i % 2 ? pair % 16 : pair / 16;
}

bool nibble_up(unsigned char *bytes, size_t i)
{
    return turn(&bytes[i / 2], i % 2, above);
}

bool nibble_down(unsigned char *bytes, size_t i)
{
    return turn(&bytes[i / 2], i % 2, below);
}
