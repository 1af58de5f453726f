/* Sieve: a filter like the chapter's, whose bits lie in bytes.
 *
 * Bit i is the bit of value 2^(i % 8) in byte i / 8. The k positions of a key
 * are those of the scheme `stream` in probe.h.
 */
#ifndef SIEVE_H
#define SIEVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SIEVE_M_MAX (UINT64_C(1) << 40)

struct sieve;

/* An empty sieve of m bits (1 to SIEVE_M_MAX) and k positions per key (1 or
 * more), for the caller to give to sieve_free. NULL when m or k is out of
 * range, or when there is not that much memory. */
struct sieve *sieve_new(uint64_t m, unsigned k, uint64_t seed);

/* Frees a sieve; NULL is allowed. */
void sieve_free(struct sieve *s);

/* Adds a key, which is `len` bytes. True when a bit changed. */
bool sieve_add(struct sieve *s, const void *key, size_t len);

/* False: the key was certainly never added. True: maybe it was. */
bool sieve_query(const struct sieve *s, const void *key, size_t len);

/* The number of 1 bits. */
uint64_t sieve_ones(const struct sieve *s);

/* The bits themselves, as many bytes as m bits need, owned by the sieve. */
unsigned char *sieve_bytes(struct sieve *s);

#endif
