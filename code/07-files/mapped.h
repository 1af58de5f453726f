/* Mapped: a plain filter that is used where it lies, in its file. Opening
 * reads the header alone, however large the file is: the system fetches a page
 * of it when a query first touches it, and programs that open the same file
 * share its memory.
 *
 *     struct mapped *f = mapped_open("names.bloom", why);
 *     bloom_query(mapped_bloom(f), key, len);
 *     mapped_close(f);
 *
 * The file may be replaced meanwhile, as file_save() does it: what is open
 * stays the old filter. It must not be written over in place, which changes
 * the filter (mapped_is_unchanged() tells so afterwards), nor shortened, which
 * ends the program at the next query there.
 */
#ifndef MAPPED_H
#define MAPPED_H

#include <stdbool.h>

#include "bloom.h"
#include "record.h"

struct mapped;

/* Opens a file with a plain filter for the caller to mapped_close. The header
 * is checked, and that the whole body is there; the body is not read. NULL on
 * failure, with the file's name and the cause in why (WIRE_WHY bytes, or
 * NULL). On a big-endian machine, whose words have their bytes the other way
 * round, the file is loaded instead. */
struct mapped *mapped_open(const char *path, char *why);

/* The filter, to be queried by any number of threads until mapped_close. */
const struct bloom *mapped_bloom(const struct mapped *f);

/* What its header says. */
struct record mapped_record(const struct mapped *f);

/* Reads the whole body: true when it is what its checksum says, and 0 where
 * no position lies. */
bool mapped_verify(const struct mapped *f);

/* Does the system say that nobody has written to the file since it was opened?
 * Whoever asks this after the last query may believe the answers. A file that
 * has been replaced meanwhile is unchanged. */
bool mapped_is_unchanged(const struct mapped *f);

/* NULL is allowed. */
void mapped_close(struct mapped *f);

#endif
