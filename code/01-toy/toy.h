/* Toy: a Bloom filter small enough to print.
 *
 *     struct toy t = { .m = 10 };                  ten bits, all of them 0
 *     toy_add(&t, toy_positions("alice"));
 *     toy_query(&t, toy_positions("michael"));     false: definitely not
 *
 * Nothing is hashed here. The positions of a name stand in a table, as if
 * three hash functions had given them.
 */
#ifndef TOY_H
#define TOY_H

#include <stdbool.h>

enum { TOY_K = 3, TOY_M_MAX = 32 };

/* A row of m bits, m from 1 to TOY_M_MAX. What follows them is not used. */
struct toy {
    unsigned m;
    bool bit[TOY_M_MAX];
};

/* The three positions of a name, or NULL when the table does not have it.
 * The people's positions are below 10, those of w, x, y and z below 18. */
const unsigned *toy_positions(const char *name);

/* Sets the bits at three positions, each of them below m. */
void toy_add(struct toy *t, const unsigned position[TOY_K]);

/* Are the bits at three positions, each of them below m, all set?
 * False: certainly never added. True: maybe added. */
bool toy_query(const struct toy *t, const unsigned position[TOY_K]);

/* X, the number of bits that are 1. */
unsigned toy_ones(const struct toy *t);

/* Writes the bits as m digits and a NUL into the caller's `row`, which has
 * room for TOY_M_MAX + 1 characters. Bit 0 is at the left. */
void toy_row(const struct toy *t, char *row);

#endif
