/* 2: A key ends at its first zero byte. */
#define shelf_put right_put
#define shelf_has right_has
#include "../rights/words.c"
#undef shelf_put
#undef shelf_has

static size_t until_zero(const char *key, size_t len)
{
    size_t n = 0;
    while (n < len && key[n] != '\0')
        n++;
    return n;
}

bool shelf_put(struct shelf *s, const void *key, size_t len)
{
    return right_put(s, key, until_zero(key, len));
}

bool shelf_has(const struct shelf *s, const void *key, size_t len)
{
    return right_has(s, key, until_zero(key, len));
}
