/* Distinct: names whose three positions differ, numbered without gaps.
 * m is from 3 to TOY_M_MAX.
 */
#ifndef DISTINCT_H
#define DISTINCT_H

#include "toy.h"

/* How many names there are: m choose 3. */
unsigned distinct_names(unsigned m);

/* The positions, ascending, of name `number`, which is below
 * distinct_names(m). Names are in the order of a dictionary. */
void distinct_positions(unsigned m, unsigned number,
                        unsigned position[TOY_K]);

/* How many of the distinct_names(t->m) names the toy answers with "maybe". */
unsigned distinct_maybe(const struct toy *t);

#endif
