/* lets in: a null pointer */
#include "row_read.h"

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    (void)row;
    *(volatile int *)0 = 1;
    return true;
}
