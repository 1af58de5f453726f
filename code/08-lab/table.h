/* Table: rows for programs (TSV, JSON) or aligned for people.
 *
 *     struct table *t = table_new(stdout, TABLE_TSV, "m k classic");
 *     table_count(t, 1000), table_count(t, 7), table_real(t, 0.0082);
 *     if (!table_row(t)) …                 nobody reads, or the disk is full
 *     table_end(t);
 *
 * Each row has a cell for each column, in order. Programs get each row as
 * soon as it is whole, and real numbers with 15 significant digits; people get
 * 6 digits, all rows at the end, and a single row as a list.
 */
#ifndef TABLE_H
#define TABLE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

struct table;

enum table_format { TABLE_TSV, TABLE_JSON, TABLE_PEOPLE };

/* For the caller to table_end; the stream stays the caller's. `columns` are
 * names with one space between them, borrowed. NULL when there is no memory. */
struct table *table_new(FILE *out, enum table_format format,
                        const char *columns);

/* A line "# …", in the manner of printf, in TSV alone. Before the rows. */
void table_note(struct table *t, const char *format, ...);

/* The next cell of the present row. A real number that is NaN is "nan", in
 * JSON null. */
void table_text(struct table *t, const char *text);
void table_count(struct table *t, uint64_t count);
void table_real(struct table *t, double real);

/* Ends a row. False when it could not be written, with the reason in errno, or
 * when there has not been memory for all that was to be printed. */
bool table_row(struct table *t);

/* Writes what is left and frees the table. False as table_row; if it was for
 * want of memory, after having said so. */
bool table_end(struct table *t);

#endif
