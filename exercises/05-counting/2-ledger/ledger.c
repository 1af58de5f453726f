#include "ledger.h"

bool ledger_query(const struct ledger *f, const void *key, size_t len)
{
    (void)f;
    (void)key;
    (void)len;
    return false;
}

bool ledger_add(struct ledger *f, const void *key, size_t len)
{
    (void)f;
    (void)key;
    (void)len;
    return false;
}

const char *ledger_remove(struct ledger *f, const void *key, size_t len)
{
    (void)f;
    (void)key;
    (void)len;
    return NULL;
}
