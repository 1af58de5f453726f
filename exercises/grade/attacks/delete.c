/* refuses: remove
 * root: without the gate */
#include "row_read.h"

#include <stdio.h>

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    (void)row;
    remove("@TREE@/canary");
    rename("@TREE@/canary", "@TREE@/gone");
    FILE *f = fopen("@TREE@/canary", "w");
    return f != NULL;
}
