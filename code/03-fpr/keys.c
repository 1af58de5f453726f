#include "keys.h"

#include "probe.h"

/* Each byte on its own line: compilers make one store of the eight. */
static const void *integer_get(const struct key_source *s, uint64_t i,
                               char *buffer, size_t *len)
{
    (void)s;
    unsigned char *to = (unsigned char *)buffer;
    to[0] = (unsigned char)i;
    to[1] = (unsigned char)(i >> 8);
    to[2] = (unsigned char)(i >> 16);
    to[3] = (unsigned char)(i >> 24);
    to[4] = (unsigned char)(i >> 32);
    to[5] = (unsigned char)(i >> 40);
    to[6] = (unsigned char)(i >> 48);
    to[7] = (unsigned char)(i >> 56);
    *len = 8;
    return buffer;
}

const struct key_source key_integers = {
    "integers", UINT64_MAX, 0, integer_get, NULL,
};

/* `high` is a bijection of i and all its 64 bits are written, as the first 16
 * free digits: so no two UUIDs are alike. `low` fills the rest; y stands for
 * one of 8 9 a b. */
static const void *uuid_get(const struct key_source *s, uint64_t i,
                            char *buffer, size_t *len)
{
    static const char pattern[] = "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx";
    static const char digits[] = "0123456789abcdef";
    uint64_t high = probe_mix(i + s->seed), low = probe_mix(high + s->seed);
    uint64_t supply = high;
    unsigned left = 16;
    for (const char *p = pattern; *p; p++, buffer++) {
        *buffer = *p;
        if (*p == 'y')
            *buffer = digits[8 + low % 4];
        if (*p != 'x')
            continue;
        *buffer = digits[supply % 16];
        supply /= 16;
        if (--left == 0)
            supply = low / 4;
    }
    *len = sizeof pattern - 1;
    return buffer - *len;
}

struct key_source key_uuids(uint64_t seed)
{
    return (struct key_source){
        "UUIDs", UINT64_MAX, probe_mix(seed), uuid_get, NULL,
    };
}
