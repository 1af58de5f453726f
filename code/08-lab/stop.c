#define _POSIX_C_SOURCE 200809L
#include "stop.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

/* Without a lock, for what the lock is held by may have been interrupted. */
_Static_assert(ATOMIC_INT_LOCK_FREE == 2, "a signal may store an atomic int");

static atomic_int asked_by;

static void note(int signal_number)
{
    asked_by = signal_number;
}

/* SA_RESETHAND: the handler serves once, the next signal acts as usual. */
void stop_catch(void)
{
    struct sigaction action = { .sa_handler = note,
                                .sa_flags = (int)SA_RESETHAND | SA_RESTART };
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

bool stop_asked(void)
{
    return asked_by != 0;
}

int stop_status(void)
{
    return 128 + asked_by;
}
