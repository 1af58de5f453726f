#define _POSIX_C_SOURCE 200809L
#include "table.h"

#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "align.h"

struct table {
    FILE *out;               /* what the cells are printed to */
    enum table_format format;
    const char *columns, *column;      /* all; the next cell's */
    uint64_t rows;
    FILE *people;            /* where a table for people goes in the end */
    char *text;              /* until then, its rows are here, as a TSV */
    size_t size;
};

static void write_head(struct table *t)
{
    if (t->format == TABLE_JSON) {
        fputs("[", t->out);
        return;
    }
    for (const char *c = t->columns; *c; c++)
        fputc(*c == ' ' ? '\t' : *c, t->out);
    fputc('\n', t->out);
}

struct table *table_new(FILE *out, enum table_format format,
                        const char *columns)
{
    struct table *t = malloc(sizeof *t);
    if (!t)
        return NULL;
    *t = (struct table){ .out = out, .format = format, .columns = columns,
                         .column = columns };
    if (format == TABLE_PEOPLE) {
        t->people = out;
        t->out = open_memstream(&t->text, &t->size);
    }
    if (!t->out) {
        free(t);
        return NULL;
    }
    return t;
}

void table_note(struct table *t, const char *format, ...)
{
    va_list values;
    if (t->format != TABLE_TSV)
        return;
    va_start(values, format);
    fputs("# ", t->out);
    vfprintf(t->out, format, values);
    fputc('\n', t->out);
    va_end(values);
}

/* What stands before a cell: the head, a tab, or in JSON its name. */
static void begin_cell(struct table *t)
{
    bool first = t->column == t->columns;
    if (first && t->rows++ == 0)
        write_head(t);
    size_t len = strcspn(t->column, " ");
    if (t->format == TABLE_JSON)
        fprintf(t->out, "%s\"%.*s\": ",
                !first ? ", " : t->rows == 1 ? "\n  { " : ",\n  { ",
                (int)len, t->column);
    else if (!first)
        fputc('\t', t->out);
    t->column += len + (t->column[len] == ' ');
}

/* Tabs and newlines have no place in a TSV; JSON writes them as numbers. */
void table_text(struct table *t, const char *text)
{
    bool json = t->format == TABLE_JSON;
    begin_cell(t);
    fputs(json ? "\"" : "", t->out);
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        if (json && c < ' ')
            fprintf(t->out, "\\u%04x", c);
        else if (json && (c == '"' || c == '\\'))
            fprintf(t->out, "\\%c", c);
        else
            fputc(c < ' ' ? '?' : c, t->out);
    }
    fputs(json ? "\"" : "", t->out);
}

void table_count(struct table *t, uint64_t count)
{
    begin_cell(t);
    fprintf(t->out, "%" PRIu64, count);
}

void table_real(struct table *t, double real)
{
    begin_cell(t);
    if (isnan(real))
        fputs(t->format == TABLE_JSON ? "null" : "nan", t->out);
    else
        fprintf(t->out, "%.*g", t->format == TABLE_PEOPLE ? 6 : 15, real);
}

bool table_row(struct table *t)
{
    t->column = t->columns;
    fputs(t->format == TABLE_JSON ? " }" : "\n", t->out);
    return fflush(t->out) == 0;
}

/* A table without rows is a head, or an empty list. */
bool table_end(struct table *t)
{
    if (t->rows == 0)
        write_head(t);
    if (t->format == TABLE_JSON)
        fputs(t->rows ? "\n]\n" : "]\n", t->out);
    bool done = fflush(t->out) == 0 && !ferror(t->out);
    if (t->people) {
        done = fclose(t->out) == 0 && align(t->people, t->text, t->size);
        free(t->text);
    }
    free(t);
    return done;
}
