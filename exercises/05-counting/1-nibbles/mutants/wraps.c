/* fails: sticks: keeps to its own half, and goes round from 15 to 0 there */
#include "nibbles.h"

static void put(unsigned char *byte, size_t i, unsigned count)
{
    *byte = (unsigned char)(i % 2 ? (*byte & 0xf0u) | count % 16
                                  : (*byte & 0x0fu) | count % 16 << 4);
}

size_t nibble_bytes(size_t m)
{
    return m / 2 + m % 2;
}

unsigned nibble_get(const unsigned char *bytes, size_t i)
{
    return i % 2 ? bytes[i / 2] & 15u : bytes[i / 2] >> 4;
}

bool nibble_up(unsigned char *bytes, size_t i)
{
    unsigned count = nibble_get(bytes, i);
    put(bytes + i / 2, i, count + 1);
    return count < NIBBLE_MAX;
}

bool nibble_down(unsigned char *bytes, size_t i)
{
    unsigned count = nibble_get(bytes, i);
    if (count == 0 || count == NIBBLE_MAX)
        return false;
    put(bytes + i / 2, i, count - 1);
    return true;
}
