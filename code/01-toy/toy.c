#include "toy.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

struct toy_name {
    const char *name;
    unsigned position[TOY_K];
};

/* What three hash functions might say. Change it and see what happens. */
static const struct toy_name toy_names[] = {
    /* among ten bits */
    { "alice",    { 2, 6, 8 } },
    { "bob",      { 1, 4, 7 } },
    { "charlie",  { 4, 6, 9 } },
    { "david",    { 2, 7, 9 } },
    { "michael",  { 3, 6, 7 } },
    { "stranger", { 1, 4, 9 } },

    /* among eighteen */
    { "x",        { 1, 6, 12 } },
    { "y",        { 3, 6, 15 } },
    { "z",        { 0, 9, 15 } },
    { "w",        { 3, 12, 14 } },
};

const unsigned *toy_positions(const char *name)
{
    for (size_t i = 0; i < sizeof toy_names / sizeof toy_names[0]; i++)
        if (strcmp(toy_names[i].name, name) == 0)
            return toy_names[i].position;
    return NULL;
}

void toy_add(struct toy *t, const unsigned position[TOY_K])
{
    for (unsigned i = 0; i < TOY_K; i++) {
        assert(position[i] < t->m);
        t->bit[position[i]] = true;
    }
}

bool toy_query(const struct toy *t, const unsigned position[TOY_K])
{
    for (unsigned i = 0; i < TOY_K; i++) {
        assert(position[i] < t->m);
        if (!t->bit[position[i]])
            return false;
    }
    return true;
}

unsigned toy_ones(const struct toy *t)
{
    unsigned ones = 0;
    for (unsigned i = 0; i < t->m; i++)
        ones += t->bit[i];
    return ones;
}

void toy_row(const struct toy *t, char *row)
{
    for (unsigned i = 0; i < t->m; i++)
        row[i] = t->bit[i] ? '1' : '0';
    row[t->m] = '\0';
}
