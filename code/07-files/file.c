#define _XOPEN_SOURCE 700    /* POSIX 2008 with realpath() */
#include "file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "stream.h"

/* A device or pipe is written to as it is. */
static bool is_special(const char *path)
{
    struct stat s;
    return stat(path, &s) == 0 && !S_ISREG(s.st_mode) && !S_ISDIR(s.st_mode);
}

/* Closing can bring the news of a failed write, once more and for the last
 * time; an earlier failure has been told already. */
static bool close_after(bool done, int fd, const char *path, char *why)
{
    if (close(fd) == 0 || !done)
        return done;
    return wire_fail_errno(why, path, "write");
}

static bool save_directly(const struct filter *f, const char *path, char *why)
{
    int fd = open(path, O_WRONLY);
    if (fd < 0)
        return wire_fail_errno(why, path, "open");
    return close_after(stream_write(f, fd, path, why), fd, path, why);
}

/* Creates a new file beside `path`, with the permissions that any new file
 * gets. Its name goes to `temp`; -1 when that fails. */
static int create_beside(const char *path, char *temp, size_t size)
{
    int fd = -1;
    for (unsigned try = 0; fd < 0 && try < 100; try++) {
        snprintf(temp, size, "%s.new-%ld-%u", path, (long)getpid(), try);
        fd = open(temp, O_WRONLY | O_CREAT | O_EXCL, 0666);
        if (fd < 0 && errno != EEXIST)
            break;
    }
    return fd;
}

/* An existing file's permissions are kept. */
static bool keep_mode(int fd, const char *path, char *why)
{
    struct stat s;
    bool done = stat(path, &s) == 0 ? fchmod(fd, s.st_mode & 07777) == 0
                                    : errno == ENOENT;
    return done || wire_fail_errno(why, path, "keep the permissions");
}

static bool flush(int fd, const char *path, char *why)
{
    return fsync(fd) == 0 || wire_fail_errno(why, path, "flush");
}

/* A renamed file is safe when its folder is. Some file systems know no
 * flushing of folders (EINVAL) and need none. */
static bool flush_folder(const char *path, char *why)
{
    char *folder = strdup(path);
    if (!folder)
        return wire_fail_errno(why, path, "flush the folder");
    char *slash = strrchr(folder, '/');
    if (slash)
        slash[1] = '\0';
    int fd = open(slash ? folder : ".", O_RDONLY);
    free(folder);
    bool done = fd >= 0 && (fsync(fd) == 0 || errno == EINVAL);
    if (!done)
        wire_fail_errno(why, path, "flush the folder");
    if (fd >= 0)
        close(fd);
    return done;
}

/* The new file grows beside the old one, is flushed to the disk, and only
 * then takes its place, which rename() does in one step. */
static bool replace(const struct filter *f, const char *path, char *why)
{
    size_t size = strlen(path) + 64;
    char *temp = malloc(size);
    int fd = temp ? create_beside(path, temp, size) : -1;
    if (fd < 0) {
        free(temp);
        return wire_fail_errno(why, path, "create a file beside it");
    }
    bool done = keep_mode(fd, path, why) && stream_write(f, fd, path, why)
             && flush(fd, path, why);
    done = close_after(done, fd, path, why);
    if (done && rename(temp, path) != 0)
        done = wire_fail_errno(why, path, "replace");
    if (!done)
        unlink(temp);
    free(temp);
    return done && flush_folder(path, why);
}

/* A symbolic link stays one: the file that it leads to is replaced. One that
 * leads nowhere is refused: put here, a file would not be where it was meant
 * to be. */
bool file_save(const struct filter *f, const char *path, char *why)
{
    struct stat s;
    if (is_special(path))
        return save_directly(f, path, why);
    char *target = realpath(path, NULL);
    if (!target && lstat(path, &s) == 0 && S_ISLNK(s.st_mode))
        return wire_fail_errno(why, path, "follow the link");
    bool done = replace(f, target ? target : path, why);
    free(target);
    return done;
}
