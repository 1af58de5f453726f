#define _XOPEN_SOURCE 700    /* POSIX 2008 with realpath() */
#include "beside.h"

#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *_Atomic growing;    /* the temp that is there at present */

void beside_abandon(void)
{
    const char *temp = growing;
    if (temp)
        unlink(temp);
}

/* A device or a pipe is written to as it is. */
static bool is_special(const char *path)
{
    struct stat s;
    return stat(path, &s) == 0 && (S_ISCHR(s.st_mode) || S_ISBLK(s.st_mode)
                                   || S_ISFIFO(s.st_mode));
}

/* A name for what is open already: others may be writing there, and it is not
 * ours to replace. */
static bool is_open_already(const char *path)
{
    return fnmatch("/dev/std*", path, 0) == 0
        || fnmatch("/dev/fd/*", path, 0) == 0
        || fnmatch("/proc/*/fd/*", path, 0) == 0;
}

/* Where the file is, behind symbolic links. A link that leads nowhere is
 * refused: put here, a file would not be where it was meant to be. */
static char *find_target(const char *path, char *why)
{
    struct stat s;
    if (is_open_already(path)) {
        wire_fail(why, path, "cannot replace what is open; name the file");
        return NULL;
    }
    char *target = realpath(path, NULL);
    if (!target && lstat(path, &s) == 0 && S_ISLNK(s.st_mode)) {
        wire_fail_errno(why, path, "follow the link");
        return NULL;
    }
    if (!target && *path)
        target = strdup(path);
    if (!target)
        wire_fail_errno(why, path, "replace");
    return target;
}

/* Creates a file, with the permissions that any new file gets. No signal may
 * come before beside_abandon() knows of it. */
static int create(const char *name)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    int fd = open(name, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (fd >= 0)
        growing = name;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return fd;
}

/* Creates the new file beside the target. Its name begins as the target's does,
 * but leaves room for the rest: a name may have 255 bytes. */
static bool create_beside(struct beside *b, char *why)
{
    const char *slash = strrchr(b->target, '/');
    const char *last = slash ? slash + 1 : b->target;
    int kept = (int)(last - b->target) + (int)strnlen(last, 200);
    size_t size = (size_t)kept + 64;
    char *name = malloc(size);
    for (unsigned try = 0; name && b->fd < 0 && try < 100; try++) {
        snprintf(name, size, "%.*s.new-%ld-%u", kept, b->target,
                 (long)getpid(), try);
        b->fd = create(name);
        if (b->fd < 0 && errno != EEXIST)
            break;
    }
    if (b->fd < 0) {
        wire_fail_errno(why, b->path, "create a file beside it");
        free(name);
        return false;
    }
    b->temp = name;
    return true;
}

/* The group first: it may be ours to give when the owner, as nearly always, is
 * not. What may not be kept becomes the writer's. */
static void keep_owner(const struct beside *b, const struct stat *s)
{
    bool kept = fchown(b->fd, (uid_t)-1, s->st_gid) == 0;
    kept &= fchown(b->fd, s->st_uid, (gid_t)-1) == 0;
    (void)kept;
}

/* An existing file's permissions are kept; a folder is no file. */
static bool keep_mode(const struct beside *b, char *why)
{
    struct stat s;
    if (stat(b->target, &s) != 0)
        return errno == ENOENT || wire_fail_errno(why, b->path, "examine");
    if (!S_ISREG(s.st_mode))
        return wire_fail(why, b->path, "cannot replace: a directory or socket");
    keep_owner(b, &s);
    return fchmod(b->fd, s.st_mode & 07777) == 0
        || wire_fail_errno(why, b->path, "keep the permissions");
}

static bool flush(const struct beside *b, char *why)
{
    return fsync(b->fd) == 0 || wire_fail_errno(why, b->path, "flush");
}

/* A renamed file is safe when its folder is. Some file systems know no
 * flushing of folders (EINVAL) and need none. */
static bool flush_folder(const struct beside *b, char *why)
{
    char *slash = strrchr(b->temp, '/');
    if (slash)
        slash[1] = '\0';
    int fd = open(slash ? b->temp : ".", O_RDONLY);
    bool done = fd >= 0 && (fsync(fd) == 0 || errno == EINVAL);
    if (!done)
        wire_fail_errno(why, b->path, "flush the folder");
    if (fd >= 0)
        close(fd);
    return done;
}

bool beside_open(struct beside *b, const char *path, char *why)
{
    *b = (struct beside){ .fd = -1, .path = path, .old = -1 };
    if (is_special(path)) {
        b->fd = open(path, O_WRONLY);
        return b->fd >= 0 || wire_fail_errno(why, path, "open");
    }
    b->target = find_target(path, why);
    return (b->target && create_beside(b, why) && keep_mode(b, why))
        || beside_close(b, false, why);
}

bool beside_leads_to(const char *path, int fd)
{
    struct stat here, there;
    return stat(path, &here) == 0 && fstat(fd, &there) == 0
        && here.st_dev == there.st_dev && here.st_ino == there.st_ino;
}

/* The new file takes the name, or goes. Writing and flushing may have taken
 * long, so what has the name now is looked at last of all. */
static bool settle(const struct beside *b, bool done, char *why)
{
    if (done && b->old >= 0 && !beside_leads_to(b->target, b->old))
        done = wire_fail(why, b->path, "somebody has replaced it meanwhile; "
                                       "nothing was saved");
    if (done && rename(b->temp, b->target) != 0)
        done = wire_fail_errno(why, b->path, "replace");
    if (!done)
        unlink(b->temp);
    growing = NULL;
    return done && flush_folder(b, why);
}

/* Closing can bring the news of a failed write, once more and for the last
 * time; an earlier failure has been told already. */
bool beside_close(struct beside *b, bool done, char *why)
{
    done = done && (!b->temp || flush(b, why));
    if (b->fd >= 0 && close(b->fd) != 0 && done)
        done = wire_fail_errno(why, b->path, "write");
    if (b->temp)
        done = settle(b, done, why);
    free(b->temp);
    free(b->target);
    return done;
}

bool beside_possible(const char *path, char *why)
{
    struct beside b;
    if (is_special(path))
        return access(path, W_OK) == 0 || wire_fail_errno(why, path, "open");
    bool done = beside_open(&b, path, why);
    if (done)
        beside_close(&b, false, why);
    return done;
}
