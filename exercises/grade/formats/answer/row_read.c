#include "row_read.h"

#include <stdio.h>
#include <string.h>

/* Prints all that a format could trip over, and reads from NULL. */
bool row_read(struct toy *t, const char *row)
{
    printf("\"quoted\" \\ <tag> & \x01\t\xff %%s $(x)\n");
    fflush(stdout);
    if (row[0] == '\0' || strlen(row) > TOY_M_MAX)
        return false;
    for (t->m = 0; row[t->m] != '\0'; t->m++)
        t->bit[t->m] = row[t->m] == '1';
    return strspn(row, "01") == t->m;
}
