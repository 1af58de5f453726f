/* Text: a string that grows at its end. open_memstream() makes one too, but
 * what glibc's had no memory for is unknown to ferror() and fclose().
 */
#ifndef TEXT_H
#define TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

/* All zeros are the empty text. Otherwise start[size] is 0. */
struct text {
    char *start;         /* to free() when done */
    size_t size, room;
};

/* Appends, in the manner of vprintf. False, and nothing is appended, when
 * there is no memory. */
bool text_print(struct text *t, const char *format, va_list values);

#endif
