/* scores 0: every counter is at seven, and moves */
#include "nibbles.h"

size_t nibble_bytes(size_t m)
{
    return m;
}

unsigned nibble_get(const unsigned char *bytes, size_t i)
{
    (void)bytes;
    (void)i;
    return 7;
}

bool nibble_up(unsigned char *bytes, size_t i)
{
    (void)bytes;
    (void)i;
    return true;
}

bool nibble_down(unsigned char *bytes, size_t i)
{
    (void)bytes;
    (void)i;
    return true;
}
