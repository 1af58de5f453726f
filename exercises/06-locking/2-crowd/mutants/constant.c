/* scores 0: all is new, all is maybe */
#include "crowd.h"

bool crowd_set(struct crowd *c, uint64_t i)
{
    return i < c->m;
}

bool crowd_add(struct crowd *c, const void *key, size_t len)
{
    return c && (key || len);
}

bool crowd_query(const struct crowd *c, const void *key, size_t len)
{
    return c && (key || len);
}

uint64_t crowd_ones(const struct crowd *c)
{
    return c->m;
}
