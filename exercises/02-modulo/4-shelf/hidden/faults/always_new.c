/* 1: Putting a key says that it is new, each time. */
#define shelf_put right_put
#include "../../rights/words.c"
#undef shelf_put

bool shelf_put(struct shelf *s, const void *key, size_t len)
{
    right_put(s, key, len);
    return true;
}
