/* Progress: a line on the terminal, for what takes longer than a second. It
 * is drawn by a thread of its own, so that no work has to stop for it, and
 * wiped out when the work ends. Where the standard error stream is no
 * terminal, nothing is ever drawn.
 */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <stdint.h>

/* Work begins: `what` (copied, cut to a line) names it. Any earlier work has
 * ended. */
void progress_begin(const char *what);

/* So much is done, of `all`; 0 stands for "nobody knows". Cheap. */
void progress_at(uint64_t done, uint64_t all);

/* The work has ended, or never began. */
void progress_end(void);

#endif
