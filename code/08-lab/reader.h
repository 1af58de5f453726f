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

/* The most bytes that one read() brings, and so the most keys. */
enum { READER_BYTES = 1 << 18 };

/* Keys that came in together, and the text in which they lie, one after the
 * other, with a delimiter between them. All zeros: an empty one. */
struct tray {
    char *text;              /* to free() */
    size_t room, end;        /* bytes that it can hold, and that it holds */
    size_t count;
    struct many_key keys[READER_BYTES];
};

struct reader;

/* Opens a file for the caller to reader_close; "-" is the standard input. On
 * failure NULL, with the system's reason in errno. */
struct reader *reader_open(const char *path, char delimiter);

/* Empties the tray, and fills it with the next keys that come in, one at least,
 * without waiting for more. False at the end, and when reading fails. A line of
 * which only the first half has come is left for the next call, so until then
 * its tray must stay as it is. A thread that is cancelled ends where this waits
 * for the file. */
bool reader_fill(struct reader *r, struct tray *t);

/* After the end: 0, or the errno of what ended it too early; a key of 64
 * megabytes or more is EFBIG. */
int reader_error(const struct reader *r);

/* NULL is allowed. */
void reader_close(struct reader *r);

#endif
