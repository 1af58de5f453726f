/* Shifts and masks, and the way from 14 to 15 is as long as any other. */
#include "nibbles.h"

static void put(unsigned char *bytes, size_t i, unsigned count)
{
    int left = i & 1 ? 0 : 4;
    unsigned kept = bytes[i >> 1] & (0xf0u >> left);
    bytes[i >> 1] = (unsigned char)(kept | count << left);
}

size_t nibble_bytes(size_t m)
{
    return (m >> 1) + (m & 1);
}

unsigned nibble_get(const unsigned char *bytes, size_t i)
{
    return i & 1 ? bytes[i >> 1] & 0xfu : bytes[i >> 1] >> 4;
}

bool nibble_up(unsigned char *bytes, size_t i)
{
    unsigned now = nibble_get(bytes, i);
    if (now == 0xf)
        return false;
    put(bytes, i, now + 1);
    return true;
}

bool nibble_down(unsigned char *bytes, size_t i)
{
    unsigned now = nibble_get(bytes, i);
    if (now == 0xf || now == 0)
        return false;
    put(bytes, i, now - 1);
    return true;
}
