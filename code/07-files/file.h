/* File: filters that survive a restart.
 *
 * What is saved is saved whole: a crash at any moment leaves the old file or
 * the new one. What is loaded is checked whole: a file that is cut short, too
 * long, damaged, or no filter at all is refused before it can answer wrongly.
 *
 * Functions that can fail put one line into `why` (WIRE_WHY bytes, or NULL):
 * the file's name, and the cause.
 */
#ifndef FILE_H
#define FILE_H

#include "filter.h"
#include "wire.h"

/* Writes f to `path`, which afterwards is exactly this filter. A file that was
 * there is replaced in one step and keeps its permissions. A symbolic link
 * stays, and must lead to something. On failure the answer is false, and what
 * was there is untouched. Only when the folder cannot be flushed has f taken
 * its place nevertheless; a power cut may bring the old file back. */
bool file_save(const struct filter *f, const char *path, char *why);

/* The same for who has loaded f from `path` and changed it: replaces only the
 * file that `old`, a descriptor, is open on. When somebody else has put another
 * there, even at the last moment, that one stays, and the answer is false. */
bool file_replace(const struct filter *f, const char *path, int old,
                  char *why);

/* Reads the filter in `path`, of either kind, for the caller to give back with
 * filter_free. False on failure, with *f left empty. */
bool file_load(struct filter *f, const char *path, char *why);

/* The same for a caller that can use one kind only. NULL on failure; a file of
 * the other kind is one, and the message names both kinds. */
struct bloom *file_load_bloom(const char *path, char *why);
struct counting *file_load_counting(const char *path, char *why);

/* Reads the header only: what is in the file, without reading it all. */
bool file_inspect(struct record *r, const char *path, char *why);

#endif
