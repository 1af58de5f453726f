/* Packed: the toy of up to 32 bits in one word, bit i of the toy being bit i
 * of the word. Positions are below 32 and need not differ.
 */
#ifndef PACKED_H
#define PACKED_H

#include <stdbool.h>
#include <stdint.h>

#include "toy.h"

/* Sets the bits at three positions. True when one of them was 0 before. */
bool packed_add(uint32_t *bits, const unsigned position[TOY_K]);

/* False: certainly never added. True: maybe added. */
bool packed_query(uint32_t bits, const unsigned position[TOY_K]);

/* The number of bits that are 1. */
unsigned packed_ones(uint32_t bits);

#endif
