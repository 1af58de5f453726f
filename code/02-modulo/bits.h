/* Bits: an array of m bits in 64-bit words, bit i being bit i % 64 of word
 * i / 64. The caller owns the words and passes positions below m; m may
 * exceed 2^32. Bits past m in the last word stay 0.
 */
#ifndef BITS_H
#define BITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Number of 64-bit words that hold m bits. */
static inline size_t bits_words(uint64_t m)
{
    return (size_t)(m / 64 + (m % 64 != 0));
}

/* An array of m zero bits for the caller to free() or, where that much memory
 * is not there (the machine's physical memory counts), NULL. */
uint64_t *bits_new(uint64_t m);

static inline bool bits_get(const uint64_t *words, uint64_t i)
{
    return words[i / 64] >> i % 64 & 1;
}

static inline void bits_set(uint64_t *words, uint64_t i)
{
    words[i / 64] |= UINT64_C(1) << i % 64;
}

/* Number of 1 bits in the first `count` words. */
uint64_t bits_count(const uint64_t *words, size_t count);

/* The number of 1 bits in one word. */
unsigned bits_popcount(uint64_t word);

#endif
