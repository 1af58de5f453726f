/* Sheet: a TSV, read whole. Lines that begin with # are left out, and the
 * first other line names the columns. A byte order mark, and a carriage
 * return at the end of a line, do no harm.
 */
#ifndef SHEET_H
#define SHEET_H

#include <stdbool.h>
#include <stddef.h>

/* cell[row * columns + column]; row 0 holds the names. */
struct sheet {
    const char *name;        /* borrowed, for messages */
    char *text;              /* all of it; the cells lie in it */
    char **cell;
    size_t *line;            /* of the file, by row */
    size_t columns, rows;
};

/* Reads a file ("-": the standard input) for sheet_free. False after having
 * said what is wrong with it: it may not be cut within a line, hold a NUL, or
 * have 64 megabytes or more. */
bool sheet_read(struct sheet *s, const char *path);

/* The cell in row 1 … rows - 1 of the column of that name; NULL when there is
 * no such column. It belongs to the sheet. */
const char *sheet_cell(const struct sheet *s, size_t row, const char *column);

/* Says that the cell there is no such `thing` as can be; false. */
bool sheet_refuse(const struct sheet *s, size_t row, const char *thing,
                  const char *column);

void sheet_free(struct sheet *s);

#endif
