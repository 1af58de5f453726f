/* scores 0: says yes to everything */
#include "row_read.h"

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    (void)row;
    return true;
}
