/* refuses: close */
#include "row_read.h"

#include <unistd.h>

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    (void)row;
    for (int fd = 0; fd < 100; fd++)
        close(fd);
    return true;
}
