/* The command: finds the verb, lets it run, and sees to it that what was
 * printed has arrived.
 */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "given.h"
#include "help.h"
#include "progress.h"
#include "say.h"
#include "stop.h"

/* As a shell reports a program that a closed pipe has ended. */
enum { NOBODY_READS = 141 };

static bool is_any(const char *arg, const char *one, const char *other)
{
    return strcmp(arg, one) == 0 || strcmp(arg, other) == 0;
}

static int run(char **argv)
{
    struct given g;
    if (!*argv || is_any(*argv, "--help", "-h")) {
        help_overview(stdout);
        return SAY_FINE;
    }
    if (strcmp(*argv, "--version") == 0) {
        fputs("bloomkit " BLOOMKIT_VERSION "\n", stdout);
        return SAY_FINE;
    }
    const struct verb *v = verb_by_name(*argv);
    if (!v)
        return say("there is no verb %s; bloomkit help lists them", *argv);
    say_as(v->name);
    if (!given_read(&g, v, argv + 1))
        return SAY_TROUBLE;
    if (!given_has(&g, 'h'))
        return v->run(&g);
    help_verb(stdout, v);
    return SAY_FINE;
}

/* A file that is opened gets the first free number. Where a standard stream is
 * closed, that may be the number which messages are written to: and then they
 * would be written into a filter. So the place is taken by something that, like
 * a closed stream, can be neither read nor written to. */
static void keep_numbers(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0)
            open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

/* A pipe that nobody reads is no cause for a message: `bloomkit … | head`. */
int main(int argc, char **argv)
{
    keep_numbers();
    stop_clean();
    int status = argc > 0 ? run(argv + 1) : SAY_TROUBLE;
    progress_end();
    if (fflush(stdout) == 0 && !ferror(stdout))
        return status;
    if (errno == EPIPE)
        return NOBODY_READS;
    return say("cannot write the output: %s", strerror(errno));
}
