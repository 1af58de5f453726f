/* Tsv: reads a table with one header line; lines that start with # are skipped.
 *
 *     struct tsv t = tsv_read("03-fpr-curve.tsv");
 *     for (size_t row = 0; row < t.rows; row++)
 *         use(tsv_number(&t, row, "exact"));
 *     tsv_free(&t);
 *
 * The tables of the experiments are looked for in $BLOOMKIT_DATA, else in
 * build/data; a name with a slash is a path. A table or column that is not
 * there ends the suite with a message: a test must not pass on no data.
 */
#ifndef TESTS_TSV_H
#define TESTS_TSV_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TSV_COLUMNS = 32 };

struct tsv {
    const char *name;
    char *text;                     /* the file, its separators turned to NUL */
    char *column[TSV_COLUMNS];      /* names */
    size_t columns, rows;
    char **cell;                    /* rows x columns */
};

static inline void tsv_die(const char *name, const char *what)
{
    fprintf(stderr, "%s: %s\n", name, what);
    exit(98);
}

static inline char *tsv_slurp(const char *name)
{
    char path[4096];
    const char *dir = getenv("BLOOMKIT_DATA");
    if (strchr(name, '/'))
        snprintf(path, sizeof path, "%s", name);
    else
        snprintf(path, sizeof path, "%s/%s", dir ? dir : "build/data", name);
    FILE *f = fopen(path, "rb");
    if (!f)
        tsv_die(path, "cannot open; `make data` writes the experiments' tables");
    fseek(f, 0, SEEK_END);
    long size = ftell(f);
    rewind(f);
    char *text = malloc((size_t)size + 1);
    if (!text || fread(text, 1, (size_t)size, f) != (size_t)size)
        tsv_die(path, "cannot read");
    text[size] = '\0';
    fclose(f);
    return text;
}

/* Cuts one line into cells; returns how many. */
static inline size_t tsv_split(char *line, char **cell)
{
    size_t n = 0;
    for (char *at = line; at && n < TSV_COLUMNS; n++) {
        cell[n] = at;
        at = strchr(at, '\t');
        if (at)
            *at++ = '\0';
    }
    return n;
}

static inline struct tsv tsv_read(const char *name)
{
    struct tsv t = { .name = name, .text = tsv_slurp(name) };
    size_t lines = 1;
    for (const char *c = t.text; *c; c++)
        lines += *c == '\n';
    t.cell = calloc(lines * TSV_COLUMNS, sizeof *t.cell);
    if (!t.cell)
        tsv_die(name, "no memory");
    for (char *line = t.text, *next; line && *line; line = next) {
        next = strchr(line, '\n');
        if (next)
            *next++ = '\0';
        if (*line == '#' || !*line)
            continue;
        if (t.columns == 0)
            t.columns = tsv_split(line, t.column);
        else if (tsv_split(line, t.cell + t.rows++ * TSV_COLUMNS) != t.columns)
            tsv_die(name, "a row has not as many cells as the header");
    }
    if (t.rows == 0)
        tsv_die(name, "no rows");
    return t;
}

static inline const char *tsv_text(const struct tsv *t, size_t row,
                                   const char *column)
{
    for (size_t c = 0; c < t->columns; c++)
        if (strcmp(t->column[c], column) == 0)
            return t->cell[row * TSV_COLUMNS + c];
    tsv_die(t->name, column);
    return NULL;
}

static inline double tsv_number(const struct tsv *t, size_t row,
                                const char *column)
{
    return strtod(tsv_text(t, row, column), NULL);
}

static inline uint64_t tsv_whole(const struct tsv *t, size_t row,
                                 const char *column)
{
    return strtoull(tsv_text(t, row, column), NULL, 10);
}

static inline void tsv_free(struct tsv *t)
{
    free(t->cell);
    free(t->text);
}

#endif
