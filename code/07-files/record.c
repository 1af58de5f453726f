#include "record.h"

#include <string.h>

#include "bits.h"
#include "bloom.h"

enum { VERSION = 1, HASH_XXH3 = 1 };

static const unsigned char magic[RECORD_MAGIC] = {
    0x89, 'B', 'L', 'O', 'O', 'M', '\r', '\n'
};

const char record_not_ours[] = "not a filter file";
const char record_damaged[] = "the header is damaged: its checksum is wrong";
const char record_version[] = "a format version this library does not know";
const char record_unknown[] = "a kind, scheme or hash that is not known";
const char record_range[] = "m must be 1 to 2^48 and k 1 to 4096";
const char record_length[] = "the body's length does not fit m";

uint64_t record_words(const struct record *r)
{
    return bits_words(r->m * r->bits);
}

void record_put64(unsigned char *to, uint64_t value)
{
    to[0] = (unsigned char)value;
    to[1] = (unsigned char)(value >> 8);
    to[2] = (unsigned char)(value >> 16);
    to[3] = (unsigned char)(value >> 24);
    to[4] = (unsigned char)(value >> 32);
    to[5] = (unsigned char)(value >> 40);
    to[6] = (unsigned char)(value >> 48);
    to[7] = (unsigned char)(value >> 56);
}

uint64_t record_get64(const unsigned char *from)
{
    return (uint64_t)from[0]       | (uint64_t)from[1] << 8
         | (uint64_t)from[2] << 16 | (uint64_t)from[3] << 24
         | (uint64_t)from[4] << 32 | (uint64_t)from[5] << 40
         | (uint64_t)from[6] << 48 | (uint64_t)from[7] << 56;
}

/* A scheme's number in the file is its place in probe_schemes, from 1. */
static unsigned scheme_number(const struct probe_scheme *scheme)
{
    unsigned i = 0;
    while (probe_schemes[i] != scheme)
        i++;
    return i + 1;
}

static const struct probe_scheme *scheme_numbered(unsigned number)
{
    unsigned i = 0;
    while (probe_schemes[i] && i + 1 != number)
        i++;
    return probe_schemes[i];
}

void record_encode(const struct record *r,
                   unsigned char header[RECORD_HEADER])
{
    memcpy(header, magic, sizeof magic);
    header[8] = VERSION;
    header[9] = (unsigned char)r->bits;
    header[10] = (unsigned char)scheme_number(r->scheme);
    header[11] = HASH_XXH3;
    record_put64(header + 12, r->k);         /* m goes over its upper half */
    record_put64(header + 16, r->m);
    record_put64(header + 24, r->seed);
    record_put64(header + 32, r->insertions);
    record_put64(header + 40, 8 * record_words(r));
    record_put64(header + 48, r->body_hash);
    record_put64(header + 56, hash_xxh3(header, 56, 0));
}

bool record_begins(const unsigned char *header, size_t len)
{
    return memcmp(header, magic, len < sizeof magic ? len : sizeof magic) == 0;
}

const char *record_decode(struct record *r,
                          const unsigned char header[RECORD_HEADER])
{
    if (!record_begins(header, RECORD_HEADER))
        return record_not_ours;
    if (header[8] != VERSION)
        return record_version;
    if (record_get64(header + 56) != hash_xxh3(header, 56, 0))
        return record_damaged;
    r->bits = header[9];
    r->scheme = scheme_numbered(header[10]);
    r->k = (unsigned)(record_get64(header + 12) & UINT32_MAX);
    r->m = record_get64(header + 16);
    r->seed = record_get64(header + 24);
    r->insertions = record_get64(header + 32);
    r->body_hash = record_get64(header + 48);
    if ((r->bits != 1 && r->bits != 4 && r->bits != 16) || !r->scheme
        || header[11] != HASH_XXH3)
        return record_unknown;
    if (r->m < 1 || r->m > BLOOM_M_MAX || r->k < 1 || r->k > BLOOM_K_MAX)
        return record_range;
    if (record_get64(header + 40) != 8 * record_words(r))
        return record_length;
    return NULL;
}
