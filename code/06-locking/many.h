/* Many: a filter and a whole list of keys.
 *
 * The same as one key after the other, answers included, but faster when the
 * filter is larger than the processor's caches: while one key waits for memory,
 * the next ones have asked for theirs. For probe_stream; with another scheme
 * the keys are simply taken one by one. The answers need room for all keys and
 * may not be NULL.
 */
#ifndef MANY_H
#define MANY_H

#include <stdbool.h>
#include <stddef.h>

#include "bloom.h"
#include "counting.h"

/* A key: bytes with a length. */
struct many_key { const void *bytes; size_t len; };

/* Adds the keys. fresh[i] is what bloom_add says of key number i. */
void many_add(struct bloom *b, const struct many_key *keys, size_t count,
              bool *fresh);

/* Asks for them. maybe[i] is what bloom_query says of key number i. */
void many_query(const struct bloom *b, const struct many_key *keys,
                size_t count, bool *maybe);

/* Adds the keys. fresh[i] is what counting_add says of key number i. For the
 * queries: many_query(counting_bloom(c), …). */
void many_count(struct counting *c, const struct many_key *keys, size_t count,
                bool *fresh);

#endif
