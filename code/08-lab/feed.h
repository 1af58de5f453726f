/* Feed: the keys of a command line, one after the other. */
#ifndef FEED_H
#define FEED_H

#include <stdbool.h>
#include <stddef.h>

#include "given.h"
#include "many.h"

enum { FEED_PART = 512 };

/* Does something with 1 to FEED_PART keys, which lie as those of a tray do.
 * False: no more, please. */
typedef bool feed_take(void *context, const struct many_key *keys,
                       size_t count);

/* Hands the keys of the files that are named by the operands from number
 * `first` on, or of the standard input when there are none, to take(), until
 * that returns false. False then, and, after having said so, when a file
 * cannot be read. */
bool feed(const struct given *g, int first, feed_take *take, void *context);

/* The same with one file, or "-". */
bool feed_file(const char *path, char delimiter, feed_take *take,
               void *context);

#endif
