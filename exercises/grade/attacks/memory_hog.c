/* lets in: takes all memory there is */
#include "row_read.h"

#include <stdlib.h>
#include <string.h>

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    (void)row;
    for (;;) {
        char *more = malloc(1 << 20);
        if (more)
            memset(more, 1, 1 << 20);
    }
}
