/* Shelf: a row of m bits, and the place of each key on it. */
#ifndef SHELF_H
#define SHELF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct shelf;

/* The place of a hash on a row of m bits, m >= 1: the remainder of h by m,
 * where h is the number from 0 to 2^64 - 1 that has the hash's 64 bits. So a
 * negative hash stands for hash + 2^64. */
uint64_t shelf_place(int64_t hash, uint64_t m);

/* A shelf of m bits that are 0, for the caller to give to shelf_free. NULL
 * when m is 0, or when there is not that much memory. */
struct shelf *shelf_new(uint64_t m);

/* Frees a shelf; NULL is allowed. */
void shelf_free(struct shelf *s);

/* Sets the bit of a key. True when that changed it. A key is `len` bytes, any
 * bytes; the empty key may be NULL. Its bit is the place of its XXH3 hash, with
 * seed 0. */
bool shelf_put(struct shelf *s, const void *key, size_t len);

/* Is the bit of this key set? */
bool shelf_has(const struct shelf *s, const void *key, size_t len);

/* Is bit i set? i is below m. */
bool shelf_bit(const struct shelf *s, uint64_t i);

/* The number of bits that are set. */
uint64_t shelf_count(const struct shelf *s);

/* Sets all bits to 0. */
void shelf_clear(struct shelf *s);

/* Sets in `into` all bits that are set in `from`, which stays as it is. False,
 * with nothing changed, when the two have not the same m. */
bool shelf_join(struct shelf *into, const struct shelf *from);

#endif
