#include "text.h"

#include <stdio.h>
#include <stdlib.h>

/* Makes room for so many bytes more, and the zero behind them. */
static bool make_room(struct text *t, size_t bytes)
{
    if (bytes < t->room - t->size)
        return true;
    size_t room = 2 * t->room + bytes + 1;
    char *more = realloc(t->start, room);
    if (!more)
        return false;
    t->start = more;
    t->room = room;
    return true;
}

bool text_print(struct text *t, const char *format, va_list values)
{
    va_list again;
    va_copy(again, values);
    int len = vsnprintf(NULL, 0, format, again);
    va_end(again);
    if (len < 0 || !make_room(t, (size_t)len))
        return false;
    vsnprintf(t->start + t->size, (size_t)len + 1, format, values);
    t->size += (size_t)len;
    return true;
}
