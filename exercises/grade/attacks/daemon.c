/* refuses: fork
 * root: without the gate */
#include "row_read.h"

#include <unistd.h>

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    (void)row;
    if (fork() == 0) {
        setsid();
        if (fork() == 0)
            for (;;)
                sleep(1000);
        _exit(0);
    }
    return true;
}
