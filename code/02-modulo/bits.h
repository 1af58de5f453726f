/* Bits: an array of m bits, m >= 1, kept in 64-bit words: bit i is bit i % 64
 * of word i / 64. Positions must be below m, which may exceed 2^32. The bits
 * past m in the last word stay 0.
 */
#ifndef BITS_H
#define BITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Number of words that hold m bits. */
static inline size_t bits_words(uint64_t m)
{
    return (size_t)(m / 64 + (m % 64 != 0));
}

/* An array of m zero bits that the caller gives back with free(). NULL when
 * the machine has not that much memory; nothing is then allocated. */
uint64_t *bits_new(uint64_t m);

/* Bytes of physical memory; without limit where the system does not tell. */
uint64_t bits_memory(void);

/* Is bit i set? */
static inline bool bits_get(const uint64_t *words, uint64_t i)
{
    return words[i / 64] >> i % 64 & 1;
}

/* Sets bit i. True when that changed it. */
static inline bool bits_set(uint64_t *words, uint64_t i)
{
    uint64_t bit = UINT64_C(1) << i % 64, old = words[i / 64];
    words[i / 64] = old | bit;
    return !(old & bit);
}

/* Number of 1 bits in a word. */
unsigned bits_popcount(uint64_t word);

/* Number of 1 bits in the first `count` words. */
uint64_t bits_count(const uint64_t *words, size_t count);

#endif
