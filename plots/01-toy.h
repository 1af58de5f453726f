/* What the experiments of step 1 share: the chapter's four names, random toys,
 * and the thousand strangers. */
#ifndef PLOTS_01_TOY_H
#define PLOTS_01_TOY_H

#include "probe.h"
#include "toy.h"

enum { TOY_M = 10, TOY_MEMBERS = 4, TOY_STRANGERS = 1000 };

static const char *const toy_members[TOY_MEMBERS] = {
    "alice", "bob", "charlie", "david"
};

/* The toy of the chapter after the first n of its names. */
static inline struct toy toy_of_members(unsigned n)
{
    struct toy t = { .m = TOY_M };
    for (unsigned i = 0; i < n; i++)
        toy_add(&t, toy_positions(toy_members[i]));
    return t;
}

struct toy_triple { unsigned position[TOY_K]; };

/* Stranger number i: its three digits are the positions. */
static inline struct toy_triple toy_stranger(unsigned i)
{
    return (struct toy_triple){ { i / 100, i / 10 % 10, i % 10 } };
}

/* Names number i of random toy number j. */
static inline struct toy_triple toy_random_name(uint64_t seed, uint64_t j,
                                                unsigned i)
{
    uint64_t r = probe_draw(probe_mix(seed) + j, i);
    return toy_stranger((unsigned)(r % TOY_STRANGERS));
}

/* How many of the thousand strangers are told "maybe". */
static inline unsigned toy_maybes(const struct toy *t)
{
    unsigned maybes = 0;
    for (unsigned i = 0; i < TOY_STRANGERS; i++)
        maybes += toy_query(t, toy_stranger(i).position);
    return maybes;
}

#endif
