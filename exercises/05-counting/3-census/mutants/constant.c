/* scores 0: everybody has come three times */
#include "census.h"

uint32_t census_count(const struct census *c, const void *key, size_t len)
{
    (void)c;
    (void)key;
    (void)len;
    return 3;
}

uint32_t census_add(struct census *c, const void *key, size_t len,
                    uint32_t times)
{
    (void)c;
    (void)key;
    (void)len;
    (void)times;
    return 3;
}

const char *census_merge(struct census *into, const struct census *from)
{
    (void)into;
    (void)from;
    return NULL;
}
