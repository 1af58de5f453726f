/* Builds a new toy while it looks, and hands it over only at the end. */
#include "row_read.h"

bool row_read(struct toy *t, const char *row)
{
    struct toy made = { .m = 0 };
    for (; row && *row; row++) {
        if (made.m == TOY_M_MAX || (*row != '0' && *row != '1'))
            return false;
        made.bit[made.m++] = *row - '0';
    }
    if (made.m == 0)
        return false;
    *t = made;
    return true;
}
