#include "row_read.h"

#include <string.h>

bool row_read(struct toy *t, const char *row)
{
    size_t m = row ? strlen(row) : 0;
    if (m == 0 || m > TOY_M_MAX || strspn(row, "01") != m)
        return false;
    t->m = (unsigned)m;
    for (size_t i = 0; i < m; i++)
        t->bit[i] = row[i] == '1';
    return true;
}
