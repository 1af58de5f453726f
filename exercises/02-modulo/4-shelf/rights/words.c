/* In words of 64 bits, like the chapter's filter. */
#include "shelf.h"

#include <stdlib.h>
#include <string.h>

#include "bits.h"
#include "hash.h"

struct shelf {
    uint64_t m;
    uint64_t *words;
};

uint64_t shelf_place(int64_t hash, uint64_t m)
{
    return (uint64_t)hash % m;
}

static uint64_t place_of(const struct shelf *s, const void *key, size_t len)
{
    return shelf_place((int64_t)hash_xxh3(key, len, 0), s->m);
}

struct shelf *shelf_new(uint64_t m)
{
    struct shelf *s = malloc(sizeof *s);
    uint64_t *words = m > 0 ? bits_new(m) : NULL;
    if (!s || !words) {
        free(words);
        free(s);
        return NULL;
    }
    *s = (struct shelf){ m, words };
    return s;
}

void shelf_free(struct shelf *s)
{
    if (s)
        free(s->words);
    free(s);
}

bool shelf_put(struct shelf *s, const void *key, size_t len)
{
    return bits_set(s->words, place_of(s, key, len));
}

bool shelf_has(const struct shelf *s, const void *key, size_t len)
{
    return bits_get(s->words, place_of(s, key, len));
}

bool shelf_bit(const struct shelf *s, uint64_t i)
{
    return bits_get(s->words, i);
}

uint64_t shelf_count(const struct shelf *s)
{
    return bits_count(s->words, bits_words(s->m));
}

void shelf_clear(struct shelf *s)
{
    memset(s->words, 0, bits_words(s->m) * sizeof *s->words);
}

bool shelf_join(struct shelf *into, const struct shelf *from)
{
    if (into->m != from->m)
        return false;
    for (size_t i = 0; i < bits_words(into->m); i++)
        into->words[i] |= from->words[i];
    return true;
}
