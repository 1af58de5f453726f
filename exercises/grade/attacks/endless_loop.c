/* lets in: it never comes back */
#include "row_read.h"

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    (void)row;
    for (volatile int forever = 1; forever;)
        continue;
    return true;
}
