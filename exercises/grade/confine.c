#define _DEFAULT_SOURCE     /* setgroups, RLIMIT_NPROC */
#define _DARWIN_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#include "confine.h"

#include <grp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

enum { FIRST_USER = 1000000, NOBODY = 65534, FILE_MB = 16, OPEN_FILES = 64 };
#define RESERVED ((rlim_t)4 << 30)

/* A user per cage, so that kill(-1) and the limit on processes meet only the
 * command itself. Where such numbers do not exist (a container with few users),
 * all cages share `nobody`. */
uid_t confine_user(const struct limits *l)
{
    if (geteuid() != 0)
        return 0;
    uid_t user = FIRST_USER + (uid_t)getpid();
    if (chown(l->folder, user, NOBODY) == 0)
        return user;
    if (chown(l->folder, NOBODY, NOBODY) == 0)
        return NOBODY;
    fprintf(stderr, "cage: cannot give %s to another user\n", l->folder);
    exit(2);
}

static void need(int result, const char *what)
{
    if (result == 0)
        return;
    perror(what);
    _exit(126);
}

static void limit(int resource, rlim_t soft, rlim_t hard)
{
    struct rlimit r;
    need(getrlimit(resource, &r), "getrlimit");
    if (r.rlim_max == RLIM_INFINITY || hard < r.rlim_max)
        r.rlim_max = hard;
    r.rlim_cur = soft < r.rlim_max ? soft : r.rlim_max;
    need(setrlimit(resource, &r), "setrlimit");
}

static void limit_all(const struct limits *l, uid_t user)
{
    rlim_t file = (rlim_t)FILE_MB << 20, memory = (rlim_t)l->megabytes << 20;
    limit(RLIMIT_CORE, 0, 0);
    limit(RLIMIT_CPU, l->cpu, l->cpu + 1);   /* first told, then killed */
    limit(RLIMIT_FSIZE, file, file);
    limit(RLIMIT_NOFILE, OPEN_FILES, OPEN_FILES);
    if (user)   /* otherwise all our other processes would count, too */
        limit(RLIMIT_NPROC, l->processes, l->processes);
    if (memory == 0)
        return;
    /* Data is what counts: each thread reserves far more addresses. */
    limit(RLIMIT_DATA, memory, memory);
    limit(RLIMIT_AS, memory + RESERVED, memory + RESERVED);
}

/* For ever: a process that could become root again is not confined. */
static void become(uid_t user)
{
    need(setgroups(0, NULL), "setgroups");
    need(setgid(NOBODY), "setgid");
    need(setuid(user), "setuid");
    if (geteuid() == 0 || setuid(0) == 0)
        _exit(126);
}

void confine_enter(const struct limits *l, uid_t user)
{
    need(setsid() < 0, "setsid");
    need(chdir(l->folder), l->folder);
    limit_all(l, user);
    if (user)
        become(user);
    umask(077);
}

static const char *children_file(void)
{
    static char path[64];
    snprintf(path, sizeof path, "/proc/self/task/%ld/children", (long)getpid());
    return access(path, R_OK) == 0 ? path : NULL;
}

void confine_adopt_orphans(void)
{
#ifdef PR_SET_CHILD_SUBREAPER
    if (children_file())
        prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
#endif
}

static void kill_children(void)
{
    const char *path = children_file();
    FILE *f = path ? fopen(path, "r") : NULL;
    long pid;
    while (f && fscanf(f, "%ld", &pid) == 1)
        kill((pid_t)pid, SIGKILL);
    if (f)
        fclose(f);
}

/* All processes of a user at a stroke, so that not even a fork bomb escapes:
 * only that user may send the signal to "all", meaning all it may reach. */
static void kill_user(uid_t user)
{
    if (user == 0 || user == NOBODY)
        return;
    pid_t killer = fork();
    if (killer == 0) {
        become(user);
        kill(-1, SIGKILL);
        _exit(0);
    }
    waitpid(killer, NULL, 0);
}

int confine_end(pid_t child, uid_t user)
{
    int status = 0, other;
    pid_t pid;
    do {
        kill(-child, SIGKILL);
        kill_user(user);
        kill_children();
        pid = waitpid(-1, &other, 0);
        if (pid == child)
            status = other;
    } while (pid > 0);
    return status;
}
