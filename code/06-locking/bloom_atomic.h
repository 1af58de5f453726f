/* Bloom_atomic: a Bloom filter that any number of threads may fill and ask at
 * the same time, without a lock (C11 atomics, relaxed order).
 *
 * What it promises:
 *   - No false negatives: a query says "maybe" about every key whose add
 *     happened before it. It did when the same thread made it; when its thread
 *     was joined; or when its thread then released something (a mutex, a flag,
 *     a queue) that the asking thread has acquired.
 *   - The bits depend on the keys alone, not on who added them or in what
 *     order: one thread with a plain filter would have set the same ones.
 *
 * What it does not promise:
 *   - "New" to exactly one. Several threads that add one key at the same time
 *     may each change some of its bits, and each be told "new". At least one
 *     is. Where one must win, use locked.h.
 *   - An order between keys. A thread that sees the second of two keys need not
 *     see the first, and "maybe" makes no other memory visible: a filter is no
 *     signal that data are ready.
 */
#ifndef BLOOM_ATOMIC_H
#define BLOOM_ATOMIC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "bloom.h"
#include "probe.h"

struct bloom_atomic;

/* An empty filter of m bits (1 to BLOOM_M_MAX) and k positions per key (1 to
 * BLOOM_K_MAX) that the caller gives back with bloom_atomic_free. On refusal
 * NULL, with a reason of bloom.h in *why unless why is NULL. */
struct bloom_atomic *bloom_atomic_new(uint64_t m, unsigned k,
                                      const struct probe_scheme *scheme,
                                      uint64_t seed, const char **why);

/* Frees a filter that no other thread uses any more; NULL is allowed. */
void bloom_atomic_free(struct bloom_atomic *a);

/* Adds a key. True when this call changed a bit: the key was not there when
 * the call began, but others may be told the same (see above). False: all its
 * bits are set; from now on this thread finds it. */
bool bloom_atomic_add(struct bloom_atomic *a, const void *key, size_t len);

/* False: no add of the key happened before this call. True: maybe one did. */
bool bloom_atomic_query(const struct bloom_atomic *a, const void *key,
                        size_t len);

/* A filter with the m, k, scheme, seed and bits of a plain one, which stays the
 * caller's: how a filter that was filled or read earlier is put to shared use.
 * NULL as in bloom_atomic_new. */
struct bloom_atomic *bloom_atomic_from(const struct bloom *plain,
                                       const char **why);

/* A plain copy that the caller gives back with bloom_free: every key whose add
 * happened before the call, and perhaps some bits of adds under way. It is what
 * to ask for m, k, seed and fill, and what to save. NULL where there is no
 * memory for it, with the reason in *why unless why is NULL. */
struct bloom *bloom_atomic_snapshot(const struct bloom_atomic *a,
                                    const char **why);

#endif
