/* One block of bytes, in which 0 stands for a bit that is set. The count is
 * kept. It is never more than a gigabyte. */
#include "shelf.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "hash.h"

struct shelf {
    uint64_t m, count;
    unsigned char unset[];
};

uint64_t shelf_place(int64_t hash, uint64_t m)
{
    uint64_t h = hash < 0 ? UINT64_MAX - (uint64_t)-(hash + 1) : (uint64_t)hash;
    return h - h / m * m;
}

struct shelf *shelf_new(uint64_t m)
{
    uint64_t bytes = m / 8 + 1;
    if (m == 0 || bytes > 1 << 30)
        return NULL;
    struct shelf *s = malloc(sizeof *s + bytes);
    if (s) {
        s->m = m;
        shelf_clear(s);
    }
    return s;
}

void shelf_free(struct shelf *s)
{
    free(s);
}

bool shelf_bit(const struct shelf *s, uint64_t i)
{
    assert(i < s->m);
    return !(s->unset[i / 8] >> (7 - i % 8) & 1);
}

static bool set(struct shelf *s, uint64_t i)
{
    if (shelf_bit(s, i))
        return false;
    s->unset[i / 8] ^= (unsigned char)(128u >> i % 8);
    s->count++;
    return true;
}

bool shelf_put(struct shelf *s, const void *key, size_t len)
{
    return set(s, hash_xxh3(key, len, 0) % s->m);
}

bool shelf_has(const struct shelf *s, const void *key, size_t len)
{
    return shelf_bit(s, hash_xxh3(key, len, 0) % s->m);
}

uint64_t shelf_count(const struct shelf *s)
{
    return s->count;
}

void shelf_clear(struct shelf *s)
{
    memset(s->unset, 255, s->m / 8 + 1);
    s->count = 0;
}

bool shelf_join(struct shelf *into, const struct shelf *from)
{
    for (uint64_t i = 0; into->m == from->m && i < from->m; i++)
        if (shelf_bit(from, i))
            set(into, i);
    return into->m == from->m;
}
