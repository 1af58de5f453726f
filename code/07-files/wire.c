#define _POSIX_C_SOURCE 200809L
#include "wire.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

bool wire_fail(char *why, const char *name, const char *what)
{
    if (why)
        snprintf(why, WIRE_WHY, "%s: %s", name, what);
    return false;
}

bool wire_fail_errno(char *why, const char *name, const char *verb)
{
    if (why)
        snprintf(why, WIRE_WHY, "%s: cannot %s: %s", name, verb,
                 strerror(errno));
    return false;
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
