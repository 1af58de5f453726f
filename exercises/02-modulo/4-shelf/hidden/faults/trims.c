/* 1: A newline at the end of a key is taken off. */
#define shelf_put right_put
#define shelf_has right_has
#include "../../rights/words.c"
#undef shelf_put
#undef shelf_has

static size_t trimmed(const char *key, size_t len)
{
    return len > 0 && key[len - 1] == '\n' ? len - 1 : len;
}

bool shelf_put(struct shelf *s, const void *key, size_t len)
{
    return right_put(s, key, trimmed(key, len));
}

bool shelf_has(const struct shelf *s, const void *key, size_t len)
{
    return right_has(s, key, trimmed(key, len));
}
