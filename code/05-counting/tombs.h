/* Tombs: the other way to take keys out, made of two plain filters. One holds
 * the keys that were added, the other those that were removed: a key is in the
 * set when the first says "maybe" and the second "definitely not".
 *
 *     struct tombs t = { added, removed };     two filters from bloom_new
 *
 * Whoever makes a tombs owns both filters. For a key that was added and never
 * removed, tombs_query() is wrong at the false-positive rate of `removed`, so
 * that filter is to be sized for all removals to come. What was removed cannot
 * come back.
 *
 * Any number of threads may query at once; adding and removing need both
 * filters for themselves.
 */
#ifndef TOMBS_H
#define TOMBS_H

#include <stdbool.h>
#include <stddef.h>

#include "bloom.h"

struct tombs {
    struct bloom *added;
    struct bloom *removed;
};

/* Why something was refused: each is the message itself. */
extern const char tombs_buried[];
extern const char tombs_absent[];

/* Adds a key. NULL when done; or tombs_buried, with nothing changed: the key
 * was removed once, or looks as if it were. */
const char *tombs_add(struct tombs t, const void *key, size_t len);

/* Removes a key for good. NULL when done; or tombs_absent, with nothing
 * changed: tombs_query() does not find it. */
const char *tombs_remove(struct tombs t, const void *key, size_t len);

/* False: not in the set, or forgotten. True: maybe it is. */
bool tombs_query(struct tombs t, const void *key, size_t len);

#endif
