/* Keys: where experiments take their keys from. A source hands out keys by
 * number, no two alike, so that members and strangers differ by construction.
 */
#ifndef KEYS_H
#define KEYS_H

#include <stddef.h>
#include <stdint.h>

enum { KEYS_BUFFER = 64 };

struct key_source {
    const char *name;
    uint64_t count;      /* keys 0 .. count-1; UINT64_MAX: without end */
    uint64_t seed;

    /* Key number i < count, and its length in *len: in `buffer` (KEYS_BUFFER
     * bytes) or in the source itself. Any number of threads may ask. */
    const void *(*get)(const struct key_source *s, uint64_t i, char *buffer,
                       size_t *len);
    void *data;          /* what get() reads from */
};

/* The integers 0, 1, 2, ... as 8 bytes, the lowest first. */
extern const struct key_source key_integers;

/* Random UUIDs (version 4) as their 36 characters; other seeds, other UUIDs. */
struct key_source key_uuids(uint64_t seed);

/* The lines of a text file, each once, in an order that the seed draws; a key
 * is the line without its newline. *why becomes NULL, or says what is wrong,
 * and then the source is empty. Give the memory back with key_lines_free. */
struct key_source key_lines(const char *path, uint64_t seed, const char **why);
void key_lines_free(struct key_source *s);

extern const char key_no_file[];
extern const char key_no_memory[];
extern const char key_no_end[];          /* a line of 64 megabytes or more */

#endif
