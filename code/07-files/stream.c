#define _POSIX_C_SOURCE 200809L
#include "stream.h"

#include <inttypes.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

/* The body travels in pieces of 64 KiB. */
enum { PIECE = 8192 };

static const char no_memory[] = "no memory for the filter";

/* How many words the piece has that starts at word `at`. */
static size_t piece_words(uint64_t words, uint64_t at)
{
    return words - at < PIECE ? (size_t)(words - at) : PIECE;
}

/* The words of f from number `at` on, as bytes. Returns how many bytes. */
static size_t fill_piece(unsigned char *piece, const struct filter *f,
                         uint64_t words, uint64_t at)
{
    size_t count = piece_words(words, at);
    for (size_t i = 0; i < count; i++)
        record_put64(piece + 8 * i, filter_word(f, at + i));
    return 8 * count;
}

/* The header, with the body's hash in it, stands first; and a pipe cannot be
 * wound back. So the body is walked twice, once to hash it. */
static uint64_t hash_body(const struct filter *f, uint64_t words,
                          XXH3_state_t *state)
{
    unsigned char piece[8 * PIECE];
    XXH3_64bits_reset(state);
    for (uint64_t at = 0; at < words; at += PIECE)
        XXH3_64bits_update(state, piece, fill_piece(piece, f, words, at));
    return XXH3_64bits_digest(state);
}

static bool write_body(const struct filter *f, uint64_t words, int fd,
                       const char *name, char *why)
{
    unsigned char piece[8 * PIECE];
    for (uint64_t at = 0; at < words; at += PIECE)
        if (!wire_write(fd, piece, fill_piece(piece, f, words, at), name, why))
            return false;
    return true;
}

bool stream_write(const struct filter *f, int fd, const char *name, char *why)
{
    XXH3_state_t *state = XXH3_createState();
    if (!state)
        return wire_fail(why, name, no_memory);
    struct record r = filter_record(f);
    r.body_hash = hash_body(f, record_words(&r), state);
    XXH3_freeState(state);
    unsigned char header[RECORD_HEADER];
    record_encode(&r, header);
    return wire_write(fd, header, sizeof header, name, why)
        && write_body(f, record_words(&r), fd, name, why);
}

/* Byte by byte as long as it may be something else: a short text is no filter
 * that was cut. */
static bool read_header(unsigned char header[RECORD_HEADER], int fd,
                        const char *name, char *why)
{
    for (size_t got = 0; got < RECORD_MAGIC; got++) {
        if (!wire_read(fd, header + got, 1, name, why))
            return false;
        if (!record_begins(header, got + 1))
            return wire_fail(why, name, record_not_ours);
    }
    return wire_read(fd, header + RECORD_MAGIC, RECORD_HEADER - RECORD_MAGIC,
                     name, why);
}

bool stream_read_header(struct record *r, int fd, const char *name, char *why)
{
    unsigned char header[RECORD_HEADER];
    if (!read_header(header, fd, name, why))
        return false;
    const char *refused = record_decode(r, header);
    return !refused || wire_fail(why, name, refused);
}

/* Are the body's bytes really there? A pipe can't tell before they come. */
static bool body_is_there(const struct record *r, int fd, const char *name,
                          char *why)
{
    struct stat s;
    off_t here = lseek(fd, 0, SEEK_CUR);
    if (here < 0 || fstat(fd, &s) != 0 || !S_ISREG(s.st_mode))
        return true;
    uint64_t rest = s.st_size > here ? (uint64_t)(s.st_size - here) : 0;
    uint64_t need = 8 * record_words(r);
    if (rest >= need)
        return true;
    char what[128];
    snprintf(what, sizeof what, "cut short: the body has %" PRIu64
             " of %" PRIu64 " bytes", rest, need);
    return wire_fail(why, name, what);
}

static void take_piece(struct filter *f, const unsigned char *piece,
                       size_t count, uint64_t at)
{
    for (size_t i = 0; i < count; i++)
        filter_set_word(f, at + i, record_get64(piece + 8 * i));
}

/* The last word must be 0 where no position lies. */
static bool spare_is_zero(const struct record *r, uint64_t last_word)
{
    unsigned used = (unsigned)(r->m * r->bits % 64);
    return used == 0 || last_word >> used == 0;
}

static bool read_body(struct filter *f, const struct record *r,
                      XXH3_state_t *state, int fd, const char *name, char *why)
{
    unsigned char piece[8 * PIECE];
    uint64_t words = record_words(r), last = 0;
    XXH3_64bits_reset(state);
    for (uint64_t at = 0; at < words; at += PIECE) {
        size_t count = piece_words(words, at);
        if (!wire_read(fd, piece, 8 * count, name, why))
            return false;
        XXH3_64bits_update(state, piece, 8 * count);
        take_piece(f, piece, count, at);
        last = record_get64(piece + 8 * (count - 1));
    }
    if (XXH3_64bits_digest(state) == r->body_hash && spare_is_zero(r, last))
        return true;
    return wire_fail(why, name, "the body is damaged");
}

bool stream_read(struct filter *f, int fd, const char *name, char *why)
{
    struct record r;
    const char *refused;
    *f = (struct filter){ 0 };
    if (!stream_read_header(&r, fd, name, why)
        || !body_is_there(&r, fd, name, why))
        return false;
    if (!filter_new(f, &r, &refused))
        return wire_fail(why, name, refused);
    XXH3_state_t *state = XXH3_createState();
    bool done = state ? read_body(f, &r, state, fd, name, why)
                      : wire_fail(why, name, no_memory);
    XXH3_freeState(state);
    if (!done)
        filter_free(f);
    return done;
}
