/* Hash: bytes to one 64-bit number. Keys are bytes with a length: an empty key
 * and a key with NUL bytes are keys like any other.
 */
#ifndef HASH_H
#define HASH_H

#include <stddef.h>
#include <stdint.h>

/* FNV-1a, 64 bits (Fowler, Noll, Vo 1991; RFC 9923): to explain and to compare. */
uint64_t hash_fnv1a(const void *key, size_t len);

/* XXH3, 64 bits (Collet): the hash that the filters use. */
uint64_t hash_xxh3(const void *key, size_t len, uint64_t seed);

#endif
