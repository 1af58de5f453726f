/* Counters: an array of small counters, packed into 64-bit words. Counter i
 * has `bits` bits, from bit i * bits of the array on; `bits` is 2, 4, 8 or 16,
 * so that none lies across two words, and 4-bit counters stand two to a byte.
 *
 * A counter goes from 0 to counters_max(bits). At its maximum it has lost
 * count and is stuck: it moves neither up nor down. The caller owns the words
 * (bits_new(m * bits) makes room for m counters) and passes i below m.
 */
#ifndef COUNTERS_H
#define COUNTERS_H

#include <stdint.h>

/* The largest count: 15 for 4 bits, 65535 for 16. */
static inline unsigned counters_max(unsigned bits)
{
    return (1u << bits) - 1;
}

static inline unsigned counters_get(const uint64_t *words, unsigned bits,
                                    uint64_t i)
{
    uint64_t at = i * bits;
    return (unsigned)(words[at / 64] >> at % 64) & counters_max(bits);
}

/* Sets counter i; count is at most counters_max(bits). */
static inline void counters_set(uint64_t *words, unsigned bits, uint64_t i,
                                unsigned count)
{
    uint64_t at = i * bits, mask = counters_max(bits);
    words[at / 64] &= ~(mask << at % 64);
    words[at / 64] |= (uint64_t)count << at % 64;
}

/* Adds 1, unless the counter is stuck. Returns the count before. */
static inline unsigned counters_up(uint64_t *words, unsigned bits, uint64_t i)
{
    unsigned count = counters_get(words, bits, i);
    uint64_t step = count < counters_max(bits);
    words[i * bits / 64] += step << i * bits % 64;
    return count;
}

/* Takes 1 away, unless the counter is 0 or stuck. Returns the count before. */
static inline unsigned counters_down(uint64_t *words, unsigned bits,
                                     uint64_t i)
{
    unsigned count = counters_get(words, bits, i);
    uint64_t step = count > 0 && count < counters_max(bits);
    words[i * bits / 64] -= step << i * bits % 64;
    return count;
}

#endif
