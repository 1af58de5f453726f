/* Wire: bytes through a descriptor, all of them or a failure, with messages
 * that name the file. Interrupted and short transfers are continued.
 */
#ifndef WIRE_H
#define WIRE_H

#include <stdbool.h>
#include <stddef.h>

/* Room for a message. */
enum { WIRE_WHY = 512 };

/* Puts "name: what" into why (WIRE_WHY bytes) unless it is NULL; a very long
 * name without its beginning, so that there is room for the cause. False. */
bool wire_fail(char *why, const char *name, const char *what);

/* The same with what errno says: "name: cannot write: No space left …". */
bool wire_fail_errno(char *why, const char *name, const char *verb);

/* Writes all `len` bytes. */
bool wire_write(int fd, const void *from, size_t len, const char *name,
                char *why);

/* Reads `len` bytes; an end before them is a failure. */
bool wire_read(int fd, void *into, size_t len, const char *name, char *why);

#endif
