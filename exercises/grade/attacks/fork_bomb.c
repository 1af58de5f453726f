/* refuses: fork
 * root: without the gate */
#include "row_read.h"

#include <unistd.h>

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    (void)row;
    for (;;)
        fork();
}
