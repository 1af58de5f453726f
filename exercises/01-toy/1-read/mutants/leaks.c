/* fails: sound: works on a copy from malloc() and never frees it */
#include "row_read.h"

#include <stdlib.h>
#include <string.h>

bool row_read(struct toy *t, const char *row)
{
    size_t m = row ? strlen(row) : 0;
    char *copy = malloc(m + 1);
    if (copy == NULL || m == 0 || m > TOY_M_MAX || strspn(row, "01") != m)
        return false;
    memcpy(copy, row, m + 1);
    t->m = (unsigned)m;
    for (size_t i = 0; i < m; i++)
        t->bit[i] = copy[i] == '1';
    return true;
}
