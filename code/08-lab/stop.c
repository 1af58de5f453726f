#define _XOPEN_SOURCE 700    /* POSIX 2008 with SIGXFSZ */
#include "stop.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

#include "beside.h"

/* Without a lock, for what the lock is held by may have been interrupted. */
_Static_assert(ATOMIC_INT_LOCK_FREE == 2, "a signal may store an atomic int");

static atomic_int asked_by;

static void handle(int signal_number, void (*handler)(int))
{
    struct sigaction action = { .sa_handler = handler, .sa_flags = SA_RESTART };
    sigemptyset(&action.sa_mask);
    sigaction(signal_number, &action, NULL);
}

/* The signal comes once more when this has returned, and acts as usual. */
static void clean(int signal_number)
{
    beside_abandon();
    handle(signal_number, SIG_DFL);
    raise(signal_number);
}

static void note(int signal_number)
{
    asked_by = signal_number;
    handle(signal_number, clean);
}

/* What was ignored when we began stays so: nohup and others want that. */
static void handle_if_heard(int signal_number, void (*handler)(int))
{
    struct sigaction before;
    if (sigaction(signal_number, NULL, &before) == 0
        && before.sa_handler != SIG_IGN)
        handle(signal_number, handler);
}

void stop_clean(void)
{
    static const int ends[] = { SIGALRM, SIGHUP, SIGINT, SIGPIPE, SIGQUIT,
                                SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU };
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++)
        handle_if_heard(ends[i], clean);
    handle(SIGXFSZ, SIG_IGN);
}

void stop_elsewhere(void)
{
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
}

void stop_catch(void)
{
    handle_if_heard(SIGINT, note);
    handle_if_heard(SIGTERM, note);
}

bool stop_asked(void)
{
    return asked_by != 0;
}

int stop_status(void)
{
    return 128 + asked_by;
}
