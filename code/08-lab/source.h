/* Source: a filter file that is only read. */
#ifndef SOURCE_H
#define SOURCE_H

#include "filter.h"
#include "mapped.h"

struct source {
    const char *path;             /* borrowed */
    struct record record;         /* what its header says */
    const struct bloom *bloom;    /* what answers the queries */
    struct mapped *mapped;        /* one of these two owns it */
    struct filter loaded;
};

/* May it be opened more than once? What has been read from a pipe is gone, so
 * nothing is tried there. */
bool source_is_file(const char *path);

/* Opens it for source_close, and has read and verified it whole: a plain
 * filter in its place, without memory of our own; counters, and what comes
 * through a pipe, are loaded. False after having said what is wrong. */
bool source_open(struct source *s, const char *path);

/* False, after having said so, if the file was written to since it was opened:
 * then the answers were wrong, or may have been. */
bool source_close(struct source *s);

#endif
