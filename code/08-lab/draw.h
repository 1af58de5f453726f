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

/* gnuplot's terminal for a file of that name: "" for SVG, which is the
 * style's own, and for a script. NULL for a name that does not tell. */
const char *draw_terminal(const char *path);

/* Makes gnuplot draw all curves into the file; or writes the script for it,
 * when the name ends in .gp. False after having said what
 * went wrong. */
bool draw(const char *path, const struct draw_curve *curve, size_t curves);

#endif
