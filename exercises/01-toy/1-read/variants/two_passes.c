/* Measures first, with a helper, and then writes from the right. */
#include "row_read.h"

#include <stddef.h>

static unsigned length_of(const char *row)
{
    unsigned m = 0;
    for (; row != NULL && (row[m] == '0' || row[m] == '1'); m++)
        if (m == TOY_M_MAX)
            return 0;
    return row != NULL && row[m] == '\0' ? m : 0;
}

bool row_read(struct toy *t, const char *row)
{
    unsigned m = length_of(row);
    if (m == 0)
        return false;
    for (unsigned i = t->m = m; i-- > 0;)
        t->bit[i] = row[i] == '1';
    return true;
}
