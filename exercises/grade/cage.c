/* Cage: runs one command so that nothing it does outlives or outgrows it.
 *
 *     cage [-t WALL] [-c CPU] [-m MEGABYTES] [-p PROCESSES] [-v]
 *          FOLDER LOG COMMAND ARGUMENT...
 *
 * The command gets FOLDER to run in, nothing to read, an empty environment,
 * and limits; as root it also gets a user of its own. LOG receives the first
 * 16 kB that it prints. When it ends, or must be ended, all its descendants
 * are killed. The first line printed says how it ended:
 *
 *     pass CHECKS | fail | exit STATUS | signal NUMBER | time | flood | forged
 *
 * With -v the command is a test program (see grade.c): it reads a secret from
 * descriptor 3 and writes its verdict to descriptor 4, signed with the secret.
 * What follows a failed verdict is printed too. Exit status 0: it passed, or
 * without -v, its status was 0. Status 2: the cage itself could not work.
 */
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "confine.h"
#include "watch.h"

enum { SECRET = 32, ASK = 3, TELL = 4, HIGH = 10, HIGHEST = 4096 };

static char *const environment[] = {
    "PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C", "HOME=.", "TMPDIR=.",
    "ASAN_OPTIONS=exitcode=23:hard_rss_limit_mb=1024:color=never",
    "LSAN_OPTIONS=exitcode=24", "UBSAN_OPTIONS=color=never", NULL
};

static struct stream printed, verdict;

static void die(const char *what)
{
    perror(what);
    exit(2);
}

/* As many random hexadecimal digits as no one can guess. */
static void draw_secret(char secret[SECRET + 1])
{
    unsigned char byte[SECRET / 2];
    FILE *f = fopen("/dev/urandom", "rb");
    if (!f || fread(byte, 1, sizeof byte, f) != sizeof byte)
        die("/dev/urandom");
    fclose(f);
    for (size_t i = 0; i < sizeof byte; i++)
        snprintf(secret + 2 * i, 3, "%02x", byte[i]);
}

/* The reading end of a pipe that holds the secret and nothing more. */
static int whisper(const char *secret)
{
    int end[2];
    if (pipe(end) != 0 || write(end[1], secret, SECRET) != SECRET)
        die("pipe");
    close(end[1]);
    return end[0];
}

/* The child: descriptors in their places and no others, then into the cage. */
static void run(const struct limits *l, uid_t user, int ask, int tell, int out,
                char **command)
{
    int nothing = open("/dev/null", O_RDONLY);
    int from[] = { nothing, out, out, ask, tell };
    for (int to = 0; to <= TELL; to++)
        from[to] = fcntl(from[to], F_DUPFD, HIGH);
    for (int to = 0; to <= TELL; to++)
        dup2(from[to], to);
    for (int fd = TELL + 1; fd < HIGHEST; fd++)
        close(fd);
    confine_enter(l, user);
    execve(command[0], command, environment);
    perror(command[0]);
    _exit(126);
}

/* The verdict after its signature; NULL unless it is signed, once and whole. */
static const char *signed_word(const char *secret)
{
    bool ours = verdict.total > SECRET && verdict.total < WATCH_KEPT
        && memcmp(verdict.kept, secret, SECRET) == 0
        && !strstr(verdict.kept + SECRET, secret);
    return ours ? verdict.kept + SECRET + 1 : NULL;
}

/* Prints how it ended; returns whether that is well. */
static bool report(const char *why, int status, const char *secret)
{
    const char *word = secret ? signed_word(secret) : NULL;
    bool well = !why && WIFEXITED(status) && WEXITSTATUS(status) == 0;
    bool passed = word && strncmp(word, "pass ", 5) == 0;
    if (!why && WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU)
        why = "time";
    if (why)
        puts(why);
    else if (WIFSIGNALED(status))
        printf("signal %d\n", WTERMSIG(status));
    else if (secret && !word && verdict.total > 0)
        puts("forged");
    else if (word && (well || !passed))
        fputs(word, stdout);
    else
        printf("exit %d\n", WEXITSTATUS(status));
    return well && (passed || !secret);
}

static void keep_log(const char *path)
{
    size_t size = printed.total < WATCH_KEPT ? printed.total : WATCH_KEPT;
    FILE *f = fopen(path, "wb");
    if (!f || fwrite(printed.kept, 1, size, f) != size || fclose(f) != 0)
        die(path);
}

static bool cage(const struct limits *l, bool with_verdict, const char *log,
                 char **command)
{
    char secret[SECRET + 1];
    draw_secret(secret);
    int ask = whisper(secret);
    int out = stream_open(&printed), tell = stream_open(&verdict);
    confine_adopt_orphans();
    uid_t user = confine_user(l);
    pid_t child = fork();
    if (child == 0)
        run(l, user, ask, tell, out, command);
    if (child < 0)
        die("fork");
    close(ask);
    close(tell);
    close(out);
    const char *why = watch(child, l->wall, &printed, &verdict);
    int status = confine_end(child, user);
    keep_log(log);
    return report(why, status, with_verdict ? secret : NULL);
}

int main(int argc, char **argv)
{
    struct limits l = { .wall = 10, .cpu = 2, .megabytes = 256, .processes = 64 };
    bool with_verdict = false;
    for (int c; (c = getopt(argc, argv, "+t:c:m:p:v")) != -1;) {
        unsigned value = optarg ? (unsigned)strtoul(optarg, NULL, 10) : 0;
        switch (c) {
        case 't': l.wall = value; break;
        case 'c': l.cpu = value; break;
        case 'm': l.megabytes = value; break;
        case 'p': l.processes = value; break;
        case 'v': with_verdict = true; break;
        default: return 2;
        }
    }
    if (argc - optind < 3) {
        fputs("usage: cage [options] FOLDER LOG COMMAND...\n", stderr);
        return 2;
    }
    l.folder = argv[optind];
    return !cage(&l, with_verdict, argv[optind + 1], argv + optind + 2);
}
