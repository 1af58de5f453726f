/* Figure: rates against the number of keys, drawn by gnuplot in the style of
 * the book: theory as lines, measurement as points with intervals.
 */
#ifndef FIGURE_H
#define FIGURE_H

#include <stdbool.h>
#include <stdint.h>

#include "tally.h"

struct figure;

/* A point; a value that is not known is NaN. */
struct figure_point {
    double n, exact, classic, finite, measured, lo, hi;
};

/* An empty figure that will be the file `path`, borrowed, which ends in .svg,
 * .png or .pdf and must be writable; for figure_end. NULL after having said
 * what is wrong. */
struct figure *figure_new(const char *path);

/* Adds a point to the curve of that name. Points come in any order: each curve
 * is drawn from the least n to the largest. False after having said so,
 * without memory. */
bool figure_add(struct figure *f, const char *curve,
                const struct figure_point *point);

/* A measured point, to the curve of its m, k, scheme and keys. NULL is allowed
 * for f: nothing is done. */
bool figure_tally(struct figure *f, const struct tally *t);

/* The name of the curve of an m, k, scheme and keys, in `name`. */
enum { FIGURE_NAME = 128 };
void figure_name(char name[FIGURE_NAME], const char *m, const char *k,
                 const char *scheme, const char *keys);

/* Draws it, if that is still wanted and there is something to be drawn, and
 * frees it; NULL is allowed. False after having said what went wrong. */
bool figure_end(struct figure *f, bool wanted);

#endif
