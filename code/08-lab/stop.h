/* Stop: Ctrl-C (SIGINT), or a batch system whose time is up (SIGTERM). The
 * first one asks a long run to end in good order. The second one ends it.
 */
#ifndef STOP_H
#define STOP_H

#include <stdbool.h>

/* From here on a signal that ends the program, as Ctrl-C does or a time limit,
 * leaves no file half written behind; and a file that becomes too large is a
 * failure to write, which can be told. */
void stop_clean(void);

/* From here on the two signals only ask, once. */
void stop_catch(void);

/* For a thread to call first: signals are for the main one, on whose standing
 * still their handlers count. */
void stop_elsewhere(void);

/* Has one of them? For any thread. */
bool stop_asked(void);

/* The exit status then: 128 and the signal's number, as a shell has it. */
int stop_status(void);

#endif
