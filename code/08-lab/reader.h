/* Reader: keys from a file, as long and as binary as they come.
 *
 * A key ends at a delimiter, a newline or a NUL, which is not part of it; the
 * last one may do without. So "a\n\nb" holds three keys, one of them empty, and
 * an empty file none. Every other byte belongs to a key, carriage returns too.
 */
#ifndef READER_H
#define READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "many.h"

struct reader;

/* Opens a file for the caller to reader_close; "-" is the standard input. On
 * failure NULL, with the system's reason in errno. */
struct reader *reader_open(const char *path, char delimiter);

/* The next key, which is the reader's and holds until the next call. False at
 * the end, and when reading fails. */
bool reader_next(struct reader *r, const char **key, size_t *len);

/* The next keys that are at hand, `most` at most but one at least; 0 at the
 * end, and when reading fails. They are the reader's and hold until the next
 * call. They lie one after the other, with a delimiter between them. */
size_t reader_part(struct reader *r, struct many_key *keys, size_t most);

/* After the end: 0, or the errno of what ended it too early; a key of 64
 * megabytes or more is EFBIG. */
int reader_error(const struct reader *r);

/* NULL is allowed. */
void reader_close(struct reader *r);

#endif
