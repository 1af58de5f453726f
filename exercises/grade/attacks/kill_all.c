/* refuses: kill
 * root: without the gate */
#include "row_read.h"

#include <signal.h>

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    (void)row;
    kill(-1, SIGKILL);
    return true;
}
