#include "tombs.h"

const char tombs_buried[] =
    "the key was removed before, or looks like one that was";
const char tombs_absent[] = "the key is not in the set; nothing was removed";

const char *tombs_add(struct tombs t, const void *key, size_t len)
{
    if (bloom_query(t.removed, key, len))
        return tombs_buried;
    bloom_add(t.added, key, len);
    return NULL;
}

const char *tombs_remove(struct tombs t, const void *key, size_t len)
{
    if (!tombs_query(t, key, len))
        return tombs_absent;
    bloom_add(t.removed, key, len);
    return NULL;
}

bool tombs_query(struct tombs t, const void *key, size_t len)
{
    return bloom_query(t.added, key, len) && !bloom_query(t.removed, key, len);
}
