/* Stream: one filter to or from an open descriptor (a file, a pipe, a socket),
 * at its present place. Writing and reading take exactly the record's bytes,
 * so several can follow each other.
 *
 * `name` stands for the descriptor in messages. On failure these functions
 * return false and put one line into `why` (WIRE_WHY bytes, or NULL). A peer
 * that has gone is such a failure to a program that ignores SIGPIPE; any other
 * program is ended by that signal.
 */
#ifndef STREAM_H
#define STREAM_H

#include "filter.h"
#include "wire.h"

bool stream_write(const struct filter *f, int fd, const char *name, char *why);

/* The filter is the caller's, to give back with filter_free. On failure *f is
 * left empty. A header that promises more than a regular file holds is refused
 * before anything is allocated. */
bool stream_read(struct filter *f, int fd, const char *name, char *why);

/* Reads and checks the header only. */
bool stream_read_header(struct record *r, int fd, const char *name, char *why);

#endif
