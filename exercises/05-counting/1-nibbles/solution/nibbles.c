#include "nibbles.h"

/* What one count of counter i weighs in its byte. */
static unsigned weight(size_t i)
{
    return i % 2 == 0 ? 16 : 1;
}

static void move(unsigned char *byte, unsigned by)
{
    *byte = (unsigned char)(*byte + by);
}

size_t nibble_bytes(size_t m)
{
    return m / 2 + m % 2;
}

unsigned nibble_get(const unsigned char *bytes, size_t i)
{
    return bytes[i / 2] / weight(i) % (NIBBLE_MAX + 1);
}

bool nibble_up(unsigned char *bytes, size_t i)
{
    bool moves = nibble_get(bytes, i) != NIBBLE_MAX;
    if (moves)
        move(bytes + i / 2, weight(i));
    return moves;
}

bool nibble_down(unsigned char *bytes, size_t i)
{
    unsigned count = nibble_get(bytes, i);
    bool moves = count != 0 && count != NIBBLE_MAX;
    if (moves)
        move(bytes + i / 2, 0 - weight(i));
    return moves;
}
