#include "churn.h"

#include <stdio.h>

size_t churn_name(char key[16], unsigned i)
{
    return (size_t)snprintf(key, 16, "user%u", i % CHURN_NAMES);
}

void churn_start(struct churn t[CHURN_THREADS], struct locked *filter)
{
    for (unsigned i = 0; i < CHURN_THREADS; i++)
        t[i] = (struct churn){ .filter = filter, .next = i * CHURN_SHARE,
                               .end = (i + 1) * CHURN_SHARE };
}

bool churn_step(struct churn *t)
{
    if (t->next == t->end)
        return false;
    unsigned i = t->next++;
    char key[16];
    size_t len = churn_name(key, i);
    if (i % 3 < 2)
        locked_add(t->filter, key, len);
    else if (locked_remove(t->filter, key, len))
        t->early[t->refused++] = i;
    return true;
}

void *churn_run(void *t)
{
    while (churn_step(t))
        ;
    return NULL;
}

unsigned churn_again(const struct churn *t)
{
    unsigned removed = 0;
    char key[16];
    for (unsigned i = 0; i < t->refused; i++)
        removed += !locked_remove(t->filter, key,
                                  churn_name(key, t->early[i]));
    return removed;
}
