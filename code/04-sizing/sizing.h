/* Sizing: how big a filter must be, and how much a given one carries.
 *
 *     known      asked    call
 *     n, p       m, k     sizing_promise (sizing_textbook: the usual formula;
 *                         sizing_hashed: for a filter that is to be made)
 *     n, p, k    m        sizing_m
 *     m, n       k        sizing_k
 *     m, k, p    n        sizing_n
 *     m, p       n, k     sizing_capacity
 *     m, k, n    p        fpr_exact
 *     p          m / n    sizing_bits_per_key
 *     k, p       kn / m   sizing_load
 *
 * n: distinct keys, at least 1. p: false-positive rate, 0 < p < 1. m: bits, 1
 * to BLOOM_M_MAX. k: positions per key, 1 to BLOOM_K_MAX. A function that
 * returns a message returns NULL when it succeeds; refused, it changes nothing.
 * Only sizing_bloom allocates.
 *
 * All but the textbook go by the exact rate, as fpr_exact computes it. So a
 * promise holds but for its roundings: the true rate may be above p by about 3k
 * of them (1e-15 of p at k = 7). And p below DBL_MIN, 2.23e-308, is refused: so
 * small a rate may come out as 0.
 */
#ifndef SIZING_H
#define SIZING_H

#include <stddef.h>
#include <stdint.h>

#include "bloom.h"

struct sizing {
    uint64_t m;
    unsigned k;
};

/* Why something was refused: each is the message itself. For m and k out of
 * range there are bloom_bad_m and bloom_bad_k. */
extern const char sizing_bad_n[];
extern const char sizing_bad_p[];
extern const char sizing_tiny_p[];
extern const char sizing_bad_margin[];
extern const char sizing_too_big[];
extern const char sizing_beyond_hash[];

/* An empty filter for n keys at rate p, which it keeps: sizing_hashed with
 * probe_stream, the caller's to bloom_free. On refusal NULL, with the reason in
 * *why unless why is NULL; a filter that is too big is refused before anything
 * is allocated. */
struct bloom *sizing_bloom(uint64_t n, double p, uint64_t seed,
                           const char **why);

/* The smallest m, with its k, whose exact rate at n keys is at most p. */
const char *sizing_promise(uint64_t n, double p, struct sizing *size);

/* The same for keys that are known by a 64-bit hash, as with probe_stream:
 * n / 2^62 of p is set aside for strangers whose hash nearly is that of a key,
 * so p must exceed that. */
const char *sizing_hashed(uint64_t n, double p, struct sizing *size);

/* m = -n ln p / (ln 2)^2 rounded up, k = log2(1/p) rounded to the nearest (at
 * least 1). The rate may come out above p. */
const char *sizing_textbook(uint64_t n, double p, struct sizing *size);

/* Adds a safety margin to m, as a fraction from 0 up (0.2: a fifth more bits,
 * rounded up); k stays. */
const char *sizing_widen(struct sizing *size, double margin);

/* The smallest m for this k. */
const char *sizing_m(uint64_t n, double p, unsigned k, uint64_t *m);

/* The k with the lowest rate; the smallest such k where several are equal to
 * the last digit of a double. */
const char *sizing_k(uint64_t m, uint64_t n, unsigned *k);

/* The most keys that m and k carry at p: 0 when one is already too many. */
const char *sizing_n(uint64_t m, unsigned k, double p, uint64_t *n);

/* The most keys that m bits carry at p with any k, and that k. */
const char *sizing_capacity(uint64_t m, double p, uint64_t *n, unsigned *k);

/* The textbook's price of a key: log2(1/p) / ln 2 bits. NaN for a bad p. */
double sizing_bits_per_key(double p);

/* The load t = kn/m at which the classic rate (1 - e^-t)^k is p. The exact rate
 * is higher, so it is always less that a filter can bear. NaN for a bad p. */
double sizing_load(unsigned k, double p);

/* Bytes of memory that the bits of such a filter take. */
uint64_t sizing_bytes(uint64_t m);

#endif
