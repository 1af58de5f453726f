#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include "file.h"
#include "stream.h"

/* After the record the file must end. */
static bool ends_here(int fd, const char *path, char *why)
{
    char more;
    ssize_t got;
    do
        got = read(fd, &more, 1);
    while (got < 0 && errno == EINTR);
    if (got < 0)
        return wire_fail_errno(why, path, "read");
    return got == 0 || wire_fail(why, path, "too long: bytes after the body");
}

bool file_load(struct filter *f, const char *path, char *why)
{
    *f = (struct filter){ 0 };
    int fd = open(path, O_RDONLY);
    if (fd < 0)
        return wire_fail_errno(why, path, "open");
    bool done = stream_read(f, fd, path, why);
    if (done && !ends_here(fd, path, why)) {
        filter_free(f);
        done = false;
    }
    close(fd);
    return done;
}

bool file_inspect(struct record *r, const char *path, char *why)
{
    int fd = open(path, O_RDONLY);
    if (fd < 0)
        return wire_fail_errno(why, path, "open");
    bool done = stream_read_header(r, fd, path, why);
    close(fd);
    return done;
}

/* Refuses, and frees, a filter of the other kind. */
static bool is_kind(struct filter *f, bool counters, const char *path,
                    char *why)
{
    if (counters == (f->counting != NULL))
        return true;
    filter_free(f);
    return wire_fail(why, path, counters
                     ? "holds a plain filter, not a counting one"
                     : "holds a counting filter, not a plain one");
}

struct bloom *file_load_bloom(const char *path, char *why)
{
    struct filter f;
    bool done = file_load(&f, path, why) && is_kind(&f, false, path, why);
    return done ? f.bloom : NULL;
}

struct counting *file_load_counting(const char *path, char *why)
{
    struct filter f;
    bool done = file_load(&f, path, why) && is_kind(&f, true, path, why);
    return done ? f.counting : NULL;
}
