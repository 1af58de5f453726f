/* Tables for pictures of a row of boxes with names above and below it, and an
 * arrow from each name to each of its positions. Rows are of kind `box`, of kind
 * `name` (position 1 above, -1 below), or an arrow from `above` or `below`. */
#ifndef PLOTS_01_TOY_ARROWS_H
#define PLOTS_01_TOY_ARROWS_H

#include <stdio.h>

#include "toy.h"

static inline void arrows_head(const char *command)
{
    printf("# %s\nkind\tname\tat\tposition\tbit\n", command);
}

/* The boxes; `name` is the first of the members that set the bit. */
static inline void arrows_boxes(const struct toy *t,
                                const char *const *members, unsigned count)
{
    for (unsigned i = 0; i < t->m; i++) {
        const char *by = "-";
        for (unsigned j = count; j-- > 0; )
            for (unsigned l = 0; l < TOY_K; l++)
                if (toy_positions(members[j])[l] == i)
                    by = members[j];
        printf("box\t%s\t%u\t%u\t%d\n", by, i, i, t->bit[i]);
    }
}

/* A name that stands at `at`, above or below the boxes, and its arrows. */
static inline void arrows_name(const struct toy *t, const char *side,
                               const char *name, double at)
{
    const unsigned *position = toy_positions(name);
    printf("name\t%s\t%g\t%d\t1\n", name, at, *side == 'a' ? 1 : -1);
    for (unsigned i = 0; i < TOY_K; i++)
        printf("%s\t%s\t%g\t%u\t%d\n", side, name, at, position[i],
               t->bit[position[i]]);
}

#endif
