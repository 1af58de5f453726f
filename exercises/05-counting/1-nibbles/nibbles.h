/* Nibbles: counters of 4 bits, two to a byte. Counter 0 is the upper half of
 * byte 0, counter 1 the lower half, counter 2 the upper half of byte 1 and so
 * on: a hex dump shows the counters in their order.
 *
 * A counter goes from 0 to NIBBLE_MAX. There it has lost count and is stuck:
 * it moves neither up nor down. The caller owns the bytes, which start as
 * zeros, and passes i below the number of counters.
 */
#ifndef NIBBLES_H
#define NIBBLES_H

#include <stdbool.h>
#include <stddef.h>

enum { NIBBLE_MAX = 15 };

/* The number of bytes that hold m counters, 0 <= m <= SIZE_MAX. */
size_t nibble_bytes(size_t m);

/* Counter i: 0 to NIBBLE_MAX. */
unsigned nibble_get(const unsigned char *bytes, size_t i);

/* Adds 1 to counter i. True when it moved; false when it is stuck. */
bool nibble_up(unsigned char *bytes, size_t i);

/* Takes 1 from counter i. True when it moved; false when it is 0 or stuck. */
bool nibble_down(unsigned char *bytes, size_t i);

#endif
