/* lets in: a recursion without end */
#include "row_read.h"

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    (void)row;
    volatile char ballast[1024] = { 0 };
    return row_read(t, row + ballast[0]) + ballast[1];
}
