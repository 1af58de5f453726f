/* flock() is in no standard, so none is asked for by a macro here. */
#include "hold.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "beside.h"
#include "say.h"

/* A pipe can be read but not replaced. False after having said so. */
static bool is_regular(const char *path)
{
    struct stat s;
    if (stat(path, &s) != 0)
        return say("%s: cannot open: %s", path, strerror(errno)), false;
    return S_ISREG(s.st_mode)
        || (say("%s: cannot be changed: not a regular file", path), false);
}

static bool lock(int fd)
{
    int result;
    do
        result = flock(fd, LOCK_EX);
    while (result != 0 && errno == EINTR);
    return result == 0;
}

/* While we waited, another file can have taken the name: then that one. */
int hold_open(const char *path)
{
    while (is_regular(path)) {
        int fd = open(path, O_RDWR);
        bool done = fd >= 0 && lock(fd);
        if (done && beside_leads_to(path, fd))
            return fd;
        if (!done)
            say("%s: cannot %s: %s", path, fd < 0 ? "open" : "lock",
                strerror(errno));
        if (fd >= 0)
            close(fd);
        if (!done)
            return -1;
    }
    return -1;
}
