#define _POSIX_C_SOURCE 200809L
#include "wire.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* Of a longer name, the message has only so many bytes, the last ones. */
enum { NAME = 256 };

bool wire_fail(char *why, const char *name, const char *what)
{
    size_t len = strlen(name);
    if (why && len <= NAME)
        snprintf(why, WIRE_WHY, "%s: %s", name, what);
    else if (why)
        snprintf(why, WIRE_WHY, "...%s: %s", name + len - NAME, what);
    return false;
}

bool wire_fail_errno(char *why, const char *name, const char *verb)
{
    char what[WIRE_WHY - NAME - 8];
    snprintf(what, sizeof what, "cannot %s: %s", verb, strerror(errno));
    return wire_fail(why, name, what);
}

bool wire_write(int fd, const void *from, size_t len, const char *name,
                char *why)
{
    const char *at = from;
    while (len > 0) {
        ssize_t done = write(fd, at, len);
        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0)
            return wire_fail_errno(why, name, "write");
        at += done;
        len -= (size_t)done;
    }
    return true;
}

bool wire_read(int fd, void *into, size_t len, const char *name, char *why)
{
    char *at = into;
    while (len > 0) {
        ssize_t done = read(fd, at, len);
        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0)
            return wire_fail_errno(why, name, "read");
        if (done == 0)
            return wire_fail(why, name, "cut short: the file ends early");
        at += done;
        len -= (size_t)done;
    }
    return true;
}
