/* Belt: trays with the keys of a file, which a thread of its own fills.
 *
 * While the caller works on one tray, the thread reads and cuts the next. If
 * there is no thread to be had, the caller reads, and sees no difference.
 */
#ifndef BELT_H
#define BELT_H

#include "reader.h"

struct belt;

/* Opens a file for the caller to belt_close; "-" is the standard input. On
 * failure NULL, with the system's reason in errno. */
struct belt *belt_open(const char *path, char delimiter);

/* The next tray, once it is filled: it is the caller's to read until the next
 * call. NULL at the end, and when reading fails. */
const struct tray *belt_next(struct belt *b);

/* After the end: as reader_error(). */
int belt_error(const struct belt *b);

/* At any time, even while a read() waits for what never comes. */
void belt_close(struct belt *b);

#endif
