/* refuses: atexit */
#include "row_read.h"

#include <stdlib.h>

static void leave(void)
{
    _Exit(0);
}

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    (void)row;
    atexit(leave);
    return false;
}
