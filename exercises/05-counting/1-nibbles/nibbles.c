#include "nibbles.h"

size_t nibble_bytes(size_t m)
{
    (void)m;
    return 0;
}

unsigned nibble_get(const unsigned char *bytes, size_t i)
{
    (void)bytes;
    (void)i;
    return 0;
}

bool nibble_up(unsigned char *bytes, size_t i)
{
    (void)bytes;
    (void)i;
    return false;
}

bool nibble_down(unsigned char *bytes, size_t i)
{
    (void)bytes;
    (void)i;
    return false;
}
