/* Confine: what keeps a command in the cage, and what clears up after it.
 */
#ifndef CONFINE_H
#define CONFINE_H

#include <sys/types.h>

struct limits {
    unsigned wall;        /* seconds on the clock */
    unsigned cpu;         /* seconds of computing */
    unsigned megabytes;   /* of memory; 0: no limit (sanitizers map terabytes) */
    unsigned processes;   /* and threads; for a user of its own only */
    const char *folder;   /* where it runs: its own, with nothing else in it */
};

/* The user that the command runs as: when we are root, one that nobody else
 * has, who then owns the folder; else 0, for "no other than we". */
uid_t confine_user(const struct limits *l);

/* In the child, before exec: its own session, limits and user. Returns only
 * when all of it is in force; otherwise ends the process with status 126. */
void confine_enter(const struct limits *l, uid_t user);

/* Asks to inherit the orphans of our children, where the system can. */
void confine_adopt_orphans(void);

/* Kills the child and every descendant, also one that hid in a session of
 * its own; returns when none is left, with the child's wait status. */
int confine_end(pid_t child, uid_t user);

#endif
