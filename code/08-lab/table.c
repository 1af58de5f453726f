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

/* A control character has no place in a TSV. */
static void put_plain(FILE *out, const char *text)
{
    for (; *text; text++)
        fputc((unsigned char)*text < ' ' ? '?' : *text, out);
}

void table_note(struct table *t, const char *format, ...)
{
    va_list values;
    char *text;
    size_t size;
    FILE *note = t->format == TABLE_TSV ? open_memstream(&text, &size) : NULL;
    if (!note)
        return;
    va_start(values, format);
    vfprintf(note, format, values);
    va_end(values);
    if (fclose(note) == 0) {
        fputs("# ", t->out);
        put_plain(t->out, text);
        fputc('\n', t->out);
    }
    free(text);
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

/* The length of the UTF-8 character at `text`; 0 if there is none. */
static int utf8_length(const char *text)
{
    static const unsigned least[] = { 0, 0, 0x80, 0x800, 0x10000 };
    const unsigned char *c = (const unsigned char *)text;
    int len = *c < 0x80 ? 1 : *c < 0xc0 ? 0 : *c < 0xe0 ? 2 : *c < 0xf0 ? 3
            : *c < 0xf8 ? 4 : 0;
    unsigned code = len > 1 ? *c & (0x7fu >> len) : *c;
    for (int i = 1; i < len; i++) {
        if ((c[i] & 0xc0) != 0x80)
            return 0;
        code = code << 6 | (c[i] & 0x3f);
    }
    bool surrogate = code >= 0xd800 && code < 0xe000;
    return code < least[len] || code > 0x10ffff || surrogate ? 0 : len;
}

/* JSON is UTF-8, which names of files need not be. */
static void put_json(FILE *out, const char *text)
{
    for (int len; *text; text += len ? len : 1) {
        len = utf8_length(text);
        if ((unsigned char)*text < ' ')
            fprintf(out, "\\u%04x", (unsigned)*text);
        else if (*text == '"' || *text == '\\')
            fprintf(out, "\\%c", *text);
        else
            fprintf(out, "%.*s", len ? len : 6, len ? text : "\\ufffd");
    }
}

void table_text(struct table *t, const char *text)
{
    begin_cell(t);
    if (t->format != TABLE_JSON) {
        put_plain(t->out, text);
        return;
    }
    fputc('"', t->out);
    put_json(t->out, text);
    fputc('"', t->out);
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
