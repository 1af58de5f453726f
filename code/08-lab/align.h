/* Align: a TSV made easy on the eye. */
#ifndef ALIGN_H
#define ALIGN_H

#include <stddef.h>
#include <stdio.h>

/* Prints a TSV of `size` bytes, which is changed, with its columns in line,
 * to the right; a single row as a list of names and values. */
void align(FILE *out, char *tsv, size_t size);

#endif
