#define _POSIX_C_SOURCE 200809L
#include "sheet.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "reader.h"
#include "say.h"

static size_t count_cells(const char *line)
{
    size_t count = 1;
    for (; *line; line++)
        count += *line == '\t';
    return count;
}

/* Appends a row; its first cell is the line itself, which the sheet then
 * owns. False when it does not fit: NULL for a line, or not as many cells. */
static bool add_row(struct sheet *s, char *line)
{
    if (s->rows == 0 && line)
        s->columns = count_cells(line);
    if (!line || count_cells(line) != s->columns)
        return false;
    char **more = realloc(s->cell, (s->rows + 1) * s->columns * sizeof *more);
    if (!more)
        return false;
    s->cell = more;
    for (size_t i = 0; i < s->columns; i++) {
        more[s->rows * s->columns + i] = line;
        line += strcspn(line, "\t");
        *line++ = '\0';
    }
    s->rows++;
    return true;
}

/* Reads all lines; false, after having said so, at one that does not fit. */
static bool read_rows(struct sheet *s, struct reader *r)
{
    const char *text;
    size_t len, number = 0;
    while (reader_next(r, &text, &len)) {
        number++;
        if (len == 0 || *text == '#')
            continue;
        char *line = strndup(text, len);
        if (add_row(s, line))
            continue;
        free(line);
        return say("%s: line %zu has not as many cells as the first", s->name,
                   number), false;
    }
    if (reader_error(r))
        return say("%s: cannot read: %s", s->name,
                   strerror(reader_error(r))), false;
    return s->rows > 1 || (say("%s: holds no results", s->name), false);
}

bool sheet_read(struct sheet *s, const char *path)
{
    *s = (struct sheet){ .name = path };
    struct reader *r = reader_open(path, '\n');
    if (!r)
        return say("%s: cannot open: %s", path, strerror(errno)), false;
    bool done = read_rows(s, r);
    reader_close(r);
    if (!done)
        sheet_free(s);
    return done;
}

const char *sheet_cell(const struct sheet *s, size_t row, const char *column)
{
    for (size_t i = 0; i < s->columns; i++)
        if (strcmp(s->cell[i], column) == 0)
            return s->cell[row * s->columns + i];
    return NULL;
}

void sheet_free(struct sheet *s)
{
    for (size_t i = 0; i < s->rows; i++)
        free(s->cell[i * s->columns]);
    free(s->cell);
    *s = (struct sheet){ 0 };
}
