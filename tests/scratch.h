/* A scratch folder for a suite: made before main(), its own alone, and gone when
 * the suite is over. Include it in one file, after _XOPEN_SOURCE 700. */
#ifndef SCRATCH_H
#define SCRATCH_H

#include <stdio.h>
#include <stdlib.h>

static char scratch[256];

/* The path of a file in it; good until the fourth call from here. */
static inline const char *at(const char *name)
{
    static char path[4][512];
    static unsigned next;
    char *p = path[next++ % 4];
    snprintf(p, sizeof path[0], "%s/%s", scratch, name);
    return p;
}

static void scratch_sweep(void)
{
    char command[300];
    snprintf(command, sizeof command, "rm -rf '%s'", scratch);
    if (system(command) != 0)
        perror(scratch);
}

__attribute__((constructor)) static void scratch_make(void)
{
    const char *tmp = getenv("TMPDIR");
    snprintf(scratch, sizeof scratch, "%s/bloomkit-XXXXXX", tmp ? tmp : "/tmp");
    if (!mkdtemp(scratch)) {
        perror(scratch);
        exit(99);
    }
    atexit(scratch_sweep);
}

#endif
