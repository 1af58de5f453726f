/* fails: untouched: writes while it looks, and finds the fault too late */
#include "row_read.h"

#include <string.h>

bool row_read(struct toy *t, const char *row)
{
    if (row == NULL || row[0] == '\0' || strlen(row) > TOY_M_MAX)
        return false;
    for (t->m = 0; row[t->m] != '\0'; t->m++) {
        if (row[t->m] != '0' && row[t->m] != '1')
            return false;
        t->bit[t->m] = row[t->m] == '1';
    }
    return true;
}
