/* refuses: The compiler gave up|It does not compile */
#include "row_read.h"

static const char ballast[1L << 34] = { 1 };

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    return row[0] == ballast[1L << 33];
}
