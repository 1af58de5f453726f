/* Align: a TSV made easy on the eye. */
#ifndef ALIGN_H
#define ALIGN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Prints a TSV of `size` bytes, which is changed, with its columns in line,
 * to the right; a single row as a list of names and values. False when
 * that could not be written, with the reason in errno. */
bool align(FILE *out, char *tsv, size_t size);

#endif
