/* Beside: a file that is replaced in one step, or stays what it was. The new
 * one grows under another name in the same folder and, when it is finished,
 * takes the place of the old.
 *
 *     struct beside b;
 *     return beside_open(&b, path, why)
 *         && beside_close(&b, …was all written to b.fd?…, why);
 *
 * On failure the answer is false, with one line in `why` (WIRE_WHY bytes, or
 * NULL), and what was there is untouched. Only when the folder cannot be
 * flushed has the new file taken the place nevertheless.
 */
#ifndef BESIDE_H
#define BESIDE_H

#include "wire.h"

struct beside {
    int fd;              /* to be written to */
    const char *path;    /* what is replaced, borrowed */
    char *target;        /* the same, behind all symbolic links */
    char *temp;          /* the name until then; NULL for a device or a pipe,
                          * which is written to as it is */
    int old;             /* -1; or, set by the caller, open on the only file
                          * that may be replaced */
};

/* Begins, for beside_close. A file under a name such as /dev/stdout is refused:
 * it is open already, and whoever opened it may want what is in it. */
bool beside_open(struct beside *b, const char *path, char *why);

/* Ends: with `done` the new file takes its place, keeping the permissions that
 * the old one had, and its group and owner where the system lets us; else it is
 * removed. Returns `done`, or false. */
bool beside_close(struct beside *b, bool done, char *why);

/* Does the name lead to the file that fd is open on? */
bool beside_leads_to(const char *path, int fd);

/* Removes the new file that was begun last, if it is not finished: for the
 * handler of a signal that ends the program, in the thread that began it. */
void beside_abandon(void);

/* Can it be done? For those who would rather know before they have worked for
 * hours. A new file was created then, and removed. */
bool beside_possible(const char *path, char *why);

#endif
