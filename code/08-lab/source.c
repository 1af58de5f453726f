#define _XOPEN_SOURCE 700    /* POSIX 2008 with SIGBUS */
#include "source.h"

#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "file.h"
#include "progress.h"
#include "say.h"

bool source_is_file(const char *path)
{
    struct stat s;
    return stat(path, &s) == 0 && S_ISREG(s.st_mode);
}

static char cut_short[WIRE_WHY];

/* Somebody has shortened a file that is mapped: where its bits were there is
 * nothing to read, and so there is no answer. */
static void on_nothing_there(int signal_number)
{
    (void)signal_number;
    ssize_t told = write(STDERR_FILENO, cut_short, strlen(cut_short));
    (void)told;
    _exit(SAY_TROUBLE);
}

static void watch(const char *path)
{
    struct sigaction action = { .sa_handler = on_nothing_there };
    sigemptyset(&action.sa_mask);
    snprintf(cut_short, sizeof cut_short,
             "bloomkit: %s: became shorter while it was in use\n", path);
    sigaction(SIGBUS, &action, NULL);
}

/* What can't be mapped is loaded; and if it is damaged, that tells how. */
static bool map_or_load(struct source *s, const char *path, char *why)
{
    watch(path);
    if (source_is_file(path))
        s->mapped = mapped_open(path, NULL);
    if (s->mapped && mapped_verify(s->mapped)) {
        s->record = mapped_record(s->mapped);
        s->bloom = mapped_bloom(s->mapped);
        return true;
    }
    mapped_close(s->mapped);
    s->mapped = NULL;
    if (!file_load(&s->loaded, path, why))
        return false;
    s->record = filter_record(&s->loaded);
    s->bloom = filter_bits(&s->loaded);
    return true;
}

bool source_open(struct source *s, const char *path)
{
    char why[WIRE_WHY];
    *s = (struct source){ .path = path };
    progress_begin(path);
    bool done = map_or_load(s, path, why);
    progress_end();
    return done || (say("%s", why), false);
}

bool source_close(struct source *s)
{
    bool unchanged = !s->mapped || mapped_is_unchanged(s->mapped);
    if (!unchanged)
        say("%s: was written to while it was in use", s->path);
    mapped_close(s->mapped);
    filter_free(&s->loaded);
    return unchanged;
}
