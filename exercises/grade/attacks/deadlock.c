/* lets in: it waits for itself */
#include "row_read.h"

#include <pthread.h>

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    (void)row;
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&lock);
    pthread_mutex_lock(&lock);
    return true;
}
