/* Script: a figure in gnuplot's words. */
#ifndef SCRIPT_H
#define SCRIPT_H

#include <stddef.h>
#include <stdio.h>

#include "draw.h"

/* Writes what makes gnuplot draw the curves, at least one, into the file
 * `path` with that terminal; `share` is the folder of style.gp. */
void script_write(FILE *out, const char *path, const char *terminal,
                  const char *share, const struct draw_curve *curve,
                  size_t curves);

#endif
