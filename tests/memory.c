/* Loaded before a program (LD_PRELOAD), has its allocation number $FAIL_AT fail,
 * and makes a file `struck` when that has happened. glibc alone has the names
 * by which what is replaced here can still be called. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);

static atomic_ulong calls;
static unsigned long fail_at;

/* What the program starts is spared. */
__attribute__((constructor)) static void begin(void)
{
    const char *number = getenv("FAIL_AT");
    unsetenv("LD_PRELOAD");
    calls = 0;
    fail_at = number ? strtoul(number, NULL, 10) : 0;
}

static int fails(void)
{
    if (++calls != fail_at)
        return 0;
    close(open("struck", O_WRONLY | O_CREAT, 0666));
    errno = ENOMEM;
    return 1;
}

void *malloc(size_t size)
{
    return fails() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return fails() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
    return fails() ? NULL : __libc_realloc(old, size);
}
