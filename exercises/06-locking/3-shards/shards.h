/* Shards: a filter in several parts, each with its own bits and its own lock, so
 * that threads wait for each other only where they meet in one part.
 *
 * Each call happens at one moment between its start and its end. Any number of
 * threads may call at the same time, but for shards_free.
 */
#ifndef SHARDS_H
#define SHARDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SHARDS_MAX = 64, SHARDS_K_MAX = 64 };
#define SHARDS_M_MAX (UINT64_C(1) << 32)

struct shards;

/* An empty filter of `count` shards (1 to SHARDS_MAX), of m bits each (1 to
 * SHARDS_M_MAX), with k positions per key (1 to SHARDS_K_MAX), which the caller
 * gives back with shards_free. NULL when one of them is out of range, or when
 * there is not that much memory. */
struct shards *shards_new(unsigned count, uint64_t m, unsigned k, uint64_t seed);

/* Frees a filter; NULL is allowed. */
void shards_free(struct shards *s);

/* The shard of a key, 0 to count - 1. It depends on key and seed alone, all
 * shards are equally likely, and it says nothing about the positions that the
 * key has in its shard. */
unsigned shards_of(const struct shards *s, const void *key, size_t len);

/* Adds a key to its shard. True when that changed a bit: "new". Of threads that
 * add the same key at the same time, exactly one is told "new". Does not wait
 * for anybody who adds or asks in another shard. */
bool shards_add(struct shards *s, const void *key, size_t len);

/* False: the key was certainly never added. True: maybe. Waits no more than
 * shards_add does. */
bool shards_query(struct shards *s, const void *key, size_t len);

/* Adds two keys at one moment, which may be in one shard, and may be the same
 * key: the first, and then the second. How many of them were new? */
unsigned shards_add_both(struct shards *s, const void *first, size_t first_len,
                         const void *second, size_t second_len);

/* How many keys were new so far: all shards at one moment. */
uint64_t shards_keys(struct shards *s);

#endif
