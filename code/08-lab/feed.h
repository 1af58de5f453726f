/* Feed: the keys of a command line, one after the other. */
#ifndef FEED_H
#define FEED_H

#include <stdbool.h>
#include <stddef.h>

#include "given.h"

/* Hands each key of the files that are named by the operands from number
 * `first` on, or of the standard input when there are none, to take(), until
 * that returns false. False then, and, after having said so, when a file
 * cannot be read. */
bool feed(const struct given *g, int first,
          bool (*take)(void *context, const char *key, size_t len),
          void *context);

#endif
