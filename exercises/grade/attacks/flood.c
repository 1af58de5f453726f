/* lets in: prints without end */
#include "row_read.h"

#include <stdio.h>

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    (void)row;
    for (;;)
        puts("All work and no play makes alice a dull name.");
}
