/* Churn: ten threads put names into one filter and take names out, 5,000
 * operations on 100 names. Number i is about name i mod 100; of three
 * operations, two insert and one removes. Each thread does 500 of them, in
 * order; what order there is between threads is the caller's affair.
 */
#ifndef CHURN_H
#define CHURN_H

#include <stdbool.h>
#include <stddef.h>

#include "locked.h"

enum { CHURN_THREADS = 10, CHURN_SHARE = 500, CHURN_NAMES = 100 };

/* One thread: its next operation, the end of its share, and the numbers of the
 * removals that it was refused. */
struct churn {
    struct locked *filter;
    unsigned next, end;
    unsigned refused, early[CHURN_SHARE];
};

/* Hands out the shares; the filter stays the caller's. */
void churn_start(struct churn t[CHURN_THREADS], struct locked *filter);

/* Does the thread's next operation. False: it had none left. */
bool churn_step(struct churn *t);

/* Does all that are left; a start routine for pthread_create. */
void *churn_run(void *t);

/* Asks once more for each refused removal; returns how many succeed now. */
unsigned churn_again(const struct churn *t);

/* Writes the name of operation i into `key`; returns its length. */
size_t churn_name(char key[16], unsigned i);

#endif
