/* Hash: bytes to one 64-bit number, the same on every machine. Keys are bytes
 * with a length: the empty key, and a key with NUL bytes, are keys like any
 * other. A key of length 0 may be NULL.
 */
#ifndef HASH_H
#define HASH_H

#include <stddef.h>
#include <stdint.h>

/* FNV-1a, 64 bits (Fowler, Noll, Vo 1991; RFC 9923): to learn from. */
uint64_t hash_fnv1a(const void *key, size_t len);

/* XXH3, 64 bits (Collet, xxHash 0.8): the hash of the filters. Each seed makes
 * another function of it. */
uint64_t hash_xxh3(const void *key, size_t len, uint64_t seed);

#endif
