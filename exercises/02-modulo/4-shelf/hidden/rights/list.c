/* Keeps the places that are set, in a list; places past the end abort. */
#include "shelf.h"

#include <stdlib.h>

#include "hash.h"

struct shelf {
    uint64_t m;
    struct place { uint64_t at; struct place *next; } *first;
};

uint64_t shelf_place(int64_t hash, uint64_t m)
{
    return (uint64_t)hash % m;
}

struct shelf *shelf_new(uint64_t m)
{
    struct shelf *s = m ? malloc(sizeof *s) : NULL;
    if (s)
        *s = (struct shelf){ m, NULL };
    return s;
}

void shelf_clear(struct shelf *s)
{
    for (struct place *p = s->first, *next; p; p = next) {
        next = p->next;
        free(p);
    }
    s->first = NULL;
}

void shelf_free(struct shelf *s)
{
    if (s)
        shelf_clear(s);
    free(s);
}

bool shelf_bit(const struct shelf *s, uint64_t i)
{
    const struct place *p = s->first;
    if (i >= s->m)
        abort();
    while (p && p->at != i)
        p = p->next;
    return p != NULL;
}

static bool set(struct shelf *s, uint64_t i)
{
    if (shelf_bit(s, i))
        return false;
    struct place *p = malloc(sizeof *p);
    if (!p)
        abort();
    *p = (struct place){ i, s->first };
    s->first = p;
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
    uint64_t count = 0;
    for (const struct place *p = s->first; p; p = p->next)
        count++;
    return count;
}

bool shelf_join(struct shelf *into, const struct shelf *from)
{
    if (into->m != from->m)
        return false;
    for (const struct place *p = from->first; p && into != from; p = p->next)
        set(into, p->at);
    return true;
}
