/* Record: how a filter is laid out in a file, byte by byte. A header of 64
 * bytes, then the body. All numbers are little-endian on every machine.
 *
 *     at  bytes
 *      0      8  89 42 4C 4F 4F 4D 0D 0A   the magic: a byte that is no text,
 *                                          "BLOOM", and a line end that a
 *                                          transfer as text would change
 *      8      1  version, 1
 *      9      1  bits per position: 1 for a plain filter, 4 or 16 for counters
 *     10      1  index scheme: 1 salted, 2 double, 3 enhanced, 4 stream
 *     11      1  hash: 1, XXH3 with 64 bits
 *     12      4  k, the positions per key
 *     16      8  m, the number of positions
 *     24      8  seed
 *     32      8  insertions, as the writer counted them
 *     40      8  length of the body in bytes
 *     48      8  XXH3 of the body, seed 0
 *     56      8  XXH3 of the 56 bytes before, seed 0
 *     64         the body: words of 64 bits, as many as hold m positions;
 *                position i is in bits i * b … i * b + b - 1 of the body, b
 *                being the bits per position and bit j bit j % 8 of byte j / 8;
 *                what is left of the last word is 0
 */
#ifndef RECORD_H
#define RECORD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "probe.h"

enum { RECORD_HEADER = 64, RECORD_MAGIC = 8 };

struct record {
    unsigned bits;        /* per position: 1, 4 or 16 */
    const struct probe_scheme *scheme;
    unsigned k;
    uint64_t m, seed;
    uint64_t insertions;
    uint64_t body_hash;
};

/* Why a header was refused: each is the message itself. */
extern const char record_not_ours[];
extern const char record_damaged[];
extern const char record_version[];
extern const char record_unknown[];
extern const char record_range[];
extern const char record_length[];

/* Number of 64-bit words in the body. */
uint64_t record_words(const struct record *r);

/* Writes the header of r. Its values are in range, as those of every filter. */
void record_encode(const struct record *r,
                   unsigned char header[RECORD_HEADER]);

/* May this be a header? Of its first `len` bytes, 1 to RECORD_HEADER, those of
 * the magic are right. */
bool record_begins(const unsigned char *header, size_t len);

/* Reads a header. NULL, with all of it in *r; or why it was refused. Then
 * nothing in *r may be believed. */
const char *record_decode(struct record *r,
                          const unsigned char header[RECORD_HEADER]);

/* One 64-bit number, little-endian on every machine. */
void record_put64(unsigned char *to, uint64_t value);
uint64_t record_get64(const unsigned char *from);

#endif
