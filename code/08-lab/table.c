#include "table.h"

#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "align.h"
#include "say.h"
#include "text.h"

struct table {
    FILE *out;
    enum table_format format;
    const char *columns, *column;      /* all; the next cell's */
    uint64_t rows;
    struct text people;      /* rows for people, until the end, as a TSV */
    bool lost;               /* there was no memory for something */
};

/* Prints to the text for people, or to the stream. */
static void put(struct table *t, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    if (t->format != TABLE_PEOPLE)
        vfprintf(t->out, format, values);
    else if (!text_print(&t->people, format, values))
        t->lost = true;
    va_end(values);
}

static void write_head(struct table *t)
{
    if (t->format == TABLE_JSON) {
        put(t, "[");
        return;
    }
    for (const char *c = t->columns; *c; c++)
        put(t, "%c", *c == ' ' ? '\t' : *c);
    put(t, "\n");
}

struct table *table_new(FILE *out, enum table_format format,
                        const char *columns)
{
    struct table *t = malloc(sizeof *t);
    if (t)
        *t = (struct table){ .out = out, .format = format, .columns = columns,
                             .column = columns };
    return t;
}

/* A control character has no place in a TSV. */
static void put_plain(struct table *t, const char *text)
{
    for (; *text; text++)
        put(t, "%c", (unsigned char)*text < ' ' ? '?' : *text);
}

void table_note(struct table *t, const char *format, ...)
{
    struct text note = { 0 };
    va_list values;
    if (t->format != TABLE_TSV)
        return;
    va_start(values, format);
    if (text_print(&note, format, values)) {
        put(t, "# ");
        put_plain(t, note.start);
        put(t, "\n");
    } else {
        t->lost = true;
    }
    va_end(values);
    free(note.start);
}

/* What stands before a cell: the head, a tab, or in JSON its name. */
static void begin_cell(struct table *t)
{
    bool first = t->column == t->columns;
    if (first && t->rows++ == 0)
        write_head(t);
    size_t len = strcspn(t->column, " ");
    if (t->format == TABLE_JSON)
        put(t, "%s\"%.*s\": ",
            !first ? ", " : t->rows == 1 ? "\n  { " : ",\n  { ",
            (int)len, t->column);
    else if (!first)
        put(t, "\t");
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
static void put_json(struct table *t, const char *text)
{
    for (int len; *text; text += len ? len : 1) {
        len = utf8_length(text);
        if ((unsigned char)*text < ' ')
            put(t, "\\u%04x", (unsigned)*text);
        else if (*text == '"' || *text == '\\')
            put(t, "\\%c", *text);
        else
            put(t, "%.*s", len ? len : 6, len ? text : "\\ufffd");
    }
}

void table_text(struct table *t, const char *text)
{
    begin_cell(t);
    if (t->format != TABLE_JSON) {
        put_plain(t, text);
        return;
    }
    put(t, "\"");
    put_json(t, text);
    put(t, "\"");
}

void table_count(struct table *t, uint64_t count)
{
    begin_cell(t);
    put(t, "%" PRIu64, count);
}

void table_real(struct table *t, double real)
{
    begin_cell(t);
    if (isnan(real))
        put(t, t->format == TABLE_JSON ? "null" : "nan");
    else
        put(t, "%.*g", t->format == TABLE_PEOPLE ? 6 : 15, real);
}

bool table_row(struct table *t)
{
    t->column = t->columns;
    put(t, t->format == TABLE_JSON ? " }" : "\n");
    return fflush(t->out) == 0 && !t->lost;
}

/* A table without rows is a head, or an empty list. */
bool table_end(struct table *t)
{
    if (t->rows == 0)
        write_head(t);
    if (t->format == TABLE_JSON)
        put(t, t->rows ? "\n]\n" : "]\n");
    bool done = !t->lost;
    if (!done)
        say("there is no memory for a table");
    else if (t->format == TABLE_PEOPLE)
        align(t->out, t->people.start, t->people.size);
    done = fflush(t->out) == 0 && !ferror(t->out) && done;
    free(t->people.start);
    free(t);
    return done;
}
