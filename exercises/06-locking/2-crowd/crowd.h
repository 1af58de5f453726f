/* Crowd: a filter that any number of threads may fill and ask at the same time,
 * without a lock, and that knows at every moment how full it is.
 */
#ifndef CROWD_H
#define CROWD_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "probe.h"

/* The caller makes it, with words and count all 0, and sees to the memory. */
struct crowd {
    _Atomic uint32_t *words;    /* m bits: bit i is bit i % 32 of word i / 32 */
    _Atomic uint64_t ones;      /* X, the number of 1 bits: see crowd_ones */
    uint64_t m;
    unsigned k;
    uint64_t seed;
};

/* The key's way to its k positions, each below m. */
static inline struct probe crowd_probe(const struct crowd *c, const void *key,
                                       size_t len)
{
    return probe_start(&probe_stream, c->m, c->seed, key, len);
}

/* Turns bit i, which is below m, to 1. True when this very call did it: of all
 * calls for one bit, in whatever threads, exactly one is told so. A call that
 * finds the bit set writes nothing. */
bool crowd_set(struct crowd *c, uint64_t i);

/* Adds a key. True when this very call changed at least one bit. */
bool crowd_add(struct crowd *c, const void *key, size_t len);

/* False: no add of the key happened before this call. True: maybe one did. */
bool crowd_query(const struct crowd *c, const void *key, size_t len);

/* The number of 1 bits, without counting them. Exact when no other call is
 * under way; and at no moment more than the bits that are set. */
uint64_t crowd_ones(const struct crowd *c);

#endif
