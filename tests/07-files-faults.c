/* Every allocation and every system call of step 7 is made to fail, one after
 * another; to be interrupted; to end the program on the spot. Nothing may be
 * lost, and each failure must be told.
 *
 * The linker leads the calls of this program through the functions named
 * __wrap_… below (GNU ld and lld: --wrap; see LINK_07-files-faults in
 * tests/check.mk). Calls that a library makes inside itself are not reached.
 */
#define _XOPEN_SOURCE 700
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "beside.h"
#include "file.h"
#include "mapped.h"
#include "scratch.h"
#include "suite.h"

/* --- the fault ------------------------------------------------------------------ */

enum mode { FAIL, INTERRUPT, CRASH, SIGNAL };

static enum mode mode;
static long countdown;      /* the call at which it strikes; 0: none to come */
static bool struck;

/* True when the call that asks is the one to strike. */
static bool strikes(void)
{
    if (countdown == 0 || --countdown > 0)
        return false;
    struck = true;
    if (mode == CRASH || mode == SIGNAL)
        raise(mode == CRASH ? SIGKILL : SIGTERM);
    errno = mode == INTERRUPT ? EINTR : EIO;
    return true;
}

static void arm(enum mode how, long call)
{
    mode = how;
    countdown = call;
    struck = false;
}

static void disarm(void)
{
    countdown = 0;
}

/* WRAP(type, failure, name, parameters, arguments): a call that can fail. */
#define WRAP(type, failure, name, parameters, arguments)                   \
    type __real_##name parameters;                                         \
    type __wrap_##name parameters;                                         \
    type __wrap_##name parameters                                          \
    {                                                                      \
        return strikes() ? failure : __real_##name arguments;              \
    }

/* Only reading and writing can be interrupted here, so a run that is to be
 * interrupted counts no other calls. */
#define WRAP_FAIL(type, failure, name, parameters, arguments)              \
    type __real_##name parameters;                                         \
    type __wrap_##name parameters;                                         \
    type __wrap_##name parameters                                          \
    {                                                                      \
        return mode != INTERRUPT && strikes() ? failure                    \
                                              : __real_##name arguments;   \
    }

WRAP(ssize_t, -1, read, (int fd, void *to, size_t len), (fd, to, len))
WRAP(ssize_t, -1, write, (int fd, const void *from, size_t len),
     (fd, from, len))
WRAP_FAIL(void *, NULL, malloc, (size_t size), (size))
WRAP_FAIL(void *, NULL, calloc, (size_t n, size_t size), (n, size))
WRAP_FAIL(char *, NULL, strdup, (const char *s), (s))
WRAP_FAIL(int, -1, fsync, (int fd), (fd))
WRAP_FAIL(int, -1, rename, (const char *from, const char *to), (from, to))
WRAP_FAIL(int, -1, fchmod, (int fd, mode_t m), (fd, m))
WRAP_FAIL(int, -1, stat, (const char *at, struct stat *s), (at, s))
WRAP_FAIL(int, -1, fstat, (int fd, struct stat *s), (fd, s))
WRAP_FAIL(void *, MAP_FAILED, mmap,
          (void *a, size_t len, int prot, int flags, int fd, off_t off),
          (a, len, prot, flags, fd, off))

/* A descriptor is gone even when close() reports a failure. */
int __real_close(int fd);
int __wrap_close(int fd);
int __wrap_close(int fd)
{
    bool bad = mode != INTERRUPT && strikes();
    int result = __real_close(fd);
    if (bad)
        errno = EIO;
    return bad ? -1 : result;
}

int __real_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    unsigned permissions = flags & O_CREAT ? va_arg(rest, unsigned) : 0;
    va_end(rest);
    if (mode != INTERRUPT && strikes())
        return -1;
    int fd = __real_open(path, flags, permissions);
    if (mode == SIGNAL)     /* the file is there, and nobody has heard of it */
        strikes();
    return fd;
}

/* --- what is saved and loaded ------------------------------------------------------ */

static struct filter made(unsigned keys, bool counting)
{
    struct filter f = { 0 };
    if (counting)
        f.counting = counting_new(20000, 4, 4, &probe_stream, 1, NULL);
    else
        f.bloom = bloom_new(300000, 4, &probe_stream, 1, NULL);
    CU_ASSERT_FATAL(f.bloom || f.counting);
    for (unsigned i = 0; i < keys; i++)
        filter_add(&f, &i, sizeof i);
    return f;
}

/* The number of keys of the filter in the file; -1 when it is no filter. */
static long keys_in_file(void)
{
    struct filter f;
    if (!file_load(&f, at("f"), NULL))
        return -1;
    long keys = (long)f.insertions;
    filter_free(&f);
    return keys;
}

/* The number of files in the scratch folder. */
static int litter(void)
{
    int files = 0;
    DIR *d = opendir(scratch);
    for (struct dirent *e; (e = readdir(d));)
        files += e->d_name[0] != '.';
    closedir(d);
    return files;
}

/* --- the tests ------------------------------------------------------------------------ */

enum { OLD = 10, NEW = 20 };

/* The file holds OLD. Every failure of saving NEW must be told, and leave OLD
 * or, once the rename is done, NEW, and no other file. */
static void each_call_of_saving_fails(bool counting)
{
    struct filter old = made(OLD, counting), new = made(NEW, counting);
    long call = 1, kept = 0;
    for (bool done = false; !done; call++) {
        char why[WIRE_WHY] = "";
        CU_ASSERT_FATAL(file_save(&old, at("f"), NULL));
        int held = open(at("f"), O_RDONLY);
        arm(FAIL, call);
        bool saved = file_replace(&new, at("f"), held, why);
        disarm();
        close(held);
        done = !struck;
        long keys = keys_in_file();
        CU_ASSERT(keys == NEW || (keys == OLD && !saved));
        CU_ASSERT(saved || strstr(why, at("f")) == why);
        CU_ASSERT(saved || keys == OLD || strstr(why, "flush the folder"));
        CU_ASSERT_EQUAL(litter(), 1);
        kept += keys == OLD;
    }
    CU_ASSERT(call > 10 && kept > 5);
    filter_free(&old);
    filter_free(&new);
}

static void when_a_call_of_saving_fails_the_old_file_stays(void)
{
    each_call_of_saving_fails(false);
    each_call_of_saving_fails(true);
}

static void when_the_program_ends_there_is_the_old_file_or_the_new(void)
{
    struct filter old = made(OLD, false), new = made(NEW, false);
    bool ended = true;
    long call = 1, olds = 0;
    for (; ended; call++) {
        CU_ASSERT_FATAL(file_save(&old, at("f"), NULL));
        pid_t child = fork();
        CU_ASSERT_FATAL(child >= 0);
        if (child == 0) {
            arm(CRASH, call);
            _exit(file_save(&new, at("f"), NULL) ? 0 : 1);
        }
        int status;
        CU_ASSERT_EQUAL(waitpid(child, &status, 0), child);
        ended = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
        CU_ASSERT(ended || status == 0);
        long keys = keys_in_file();
        CU_ASSERT(keys == OLD || keys == NEW);
        olds += keys == OLD;
        CU_ASSERT_EQUAL(keys == NEW || ended, true);
    }
    CU_ASSERT(call > 8 && olds > 5);
    filter_free(&old);
    filter_free(&new);
}

static void each_call_of_loading_fails(bool counting)
{
    struct filter f = made(OLD, counting);
    CU_ASSERT_FATAL(file_save(&f, at("f"), NULL));
    long call = 1;
    for (bool done = false; !done; call++) {
        char why[WIRE_WHY] = "";
        struct filter back;
        arm(FAIL, call);
        bool loaded = file_load(&back, at("f"), why);
        disarm();
        done = !struck;
        CU_ASSERT(loaded || strstr(why, at("f")) == why);
        CU_ASSERT(loaded || (!back.bloom && !back.counting));
        if (loaded)
            filter_free(&back);
    }
    CU_ASSERT(call > 6);
    filter_free(&f);
}

static void when_a_call_of_loading_fails_it_is_told(void)
{
    each_call_of_loading_fails(false);
    each_call_of_loading_fails(true);
}

static void when_a_call_of_mapping_fails_it_is_told(void)
{
    struct filter f = made(OLD, false);
    CU_ASSERT_FATAL(file_save(&f, at("f"), NULL));
    for (long call = 1; call == 1 || struck; call++) {
        char why[WIRE_WHY] = "";
        arm(FAIL, call);
        struct mapped *map = mapped_open(at("f"), why);
        disarm();
        CU_ASSERT(map || strstr(why, at("f")) == why);
        mapped_close(map);
    }
    filter_free(&f);
}

static void interruptions_are_lived_through(void)
{
    struct filter f = made(NEW, false);
    long call = 1;
    for (bool done = false; !done; call++) {
        struct filter back;
        arm(INTERRUPT, call);
        CU_ASSERT_FATAL(file_save(&f, at("f"), NULL));
        CU_ASSERT_FATAL(file_load(&back, at("f"), NULL));
        disarm();
        done = !struck;
        filter_free(&back);
    }
    CU_ASSERT(call > 3);
    filter_free(&f);
}

static void clean_up(int signal_number)
{
    (void)signal_number;
    beside_abandon();
    _exit(3);
}

/* Before each call, and between a file's creation and the next step. This comes
 * before the test that kills the program: that one does leave files. */
static void when_a_signal_ends_the_program_no_other_file_is_left(void)
{
    struct filter old = made(OLD, false), new = made(NEW, false);
    long call = 1;
    for (int status = 3 << 8; WEXITSTATUS(status) == 3; call++) {
        CU_ASSERT_FATAL(file_save(&old, at("f"), NULL));
        pid_t child = fork();
        CU_ASSERT_FATAL(child >= 0);
        if (child == 0) {
            signal(SIGTERM, clean_up);
            arm(SIGNAL, call);
            _exit(file_save(&new, at("f"), NULL) ? 0 : 1);
        }
        CU_ASSERT_EQUAL(waitpid(child, &status, 0), child);
        CU_ASSERT(status == 0 || status == 3 << 8);
        long keys = keys_in_file();
        CU_ASSERT(keys == NEW || (keys == OLD && status != 0));
        CU_ASSERT_EQUAL(litter(), 1);
    }
    CU_ASSERT(call > 8);
    filter_free(&old);
    filter_free(&new);
}

SUITE("07-files-faults",
      TEST(when_a_call_of_saving_fails_the_old_file_stays),
      TEST(when_a_signal_ends_the_program_no_other_file_is_left),
      TEST(when_the_program_ends_there_is_the_old_file_or_the_new),
      TEST(when_a_call_of_loading_fails_it_is_told),
      TEST(when_a_call_of_mapping_fails_it_is_told),
      TEST(interruptions_are_lived_through))
