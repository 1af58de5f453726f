/* Draw: curves, written down for gnuplot. */
#ifndef DRAW_H
#define DRAW_H

#include <stdbool.h>
#include <stddef.h>

#include "figure.h"

struct draw_curve {
    char *name;
    struct figure_point *point;
    size_t points;
};

/* Does the name tell what to draw? It ends in .svg, .png, .pdf or .gp. */
bool draw_knows(const char *path);

/* Makes gnuplot draw all curves, at least one, into the file; or writes the
 * script for it, when the name ends in .gp. False after having said what went
 * wrong, with what was there untouched. */
bool draw(const char *path, const struct draw_curve *curve, size_t curves);

#endif
