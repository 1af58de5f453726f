/* refuses: secret */
#include "row_read.h"

extern char secret[];

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    (void)row;
    return secret[0] != 0;
}
