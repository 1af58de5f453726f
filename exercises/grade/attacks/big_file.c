/* refuses: fopen */
#include "row_read.h"

#include <stdio.h>

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    (void)row;
    FILE *f = fopen("big", "w");
    while (f)
        fputs("more and more and more and more and more and more and more\n", f);
    return true;
}
