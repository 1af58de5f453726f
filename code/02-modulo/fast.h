/* Fast: probe_start for the default scheme with the hash compiled into the
 * caller, for the loops that must be fast. Not part of the interface.
 */
#ifndef FAST_H
#define FAST_H

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "probe.h"

/* probe_start(&probe_stream, m, seed, key, len). */
static inline struct probe fast_start(uint64_t m, uint64_t seed,
                                      const void *key, size_t len)
{
    return (struct probe){ &probe_stream, m, seed, key, len,
                           XXH3_64bits_withSeed(key, len, seed), 0 };
}

#endif
