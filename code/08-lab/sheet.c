#define _POSIX_C_SOURCE 200809L
#include "sheet.h"

#include <stdlib.h>
#include <string.h>

#include "feed.h"
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

struct lines { struct sheet *sheet; size_t number; };

/* False, after having said so, when it does not fit. */
static bool take_line(struct lines *l, const struct many_key *text)
{
    const char *bytes = text->bytes;
    l->number++;
    if (text->len == 0 || *bytes == '#')
        return true;
    char *line = strndup(bytes, text->len);
    if (add_row(l->sheet, line))
        return true;
    free(line);
    return say("%s: line %zu has not as many cells as the first",
               l->sheet->name, l->number), false;
}

static bool take(void *lines, const struct many_key *keys, size_t count)
{
    bool done = true;
    for (size_t i = 0; i < count && done; i++)
        done = take_line(lines, &keys[i]);
    return done;
}

bool sheet_read(struct sheet *s, const char *path)
{
    struct lines lines = { s, 0 };
    *s = (struct sheet){ .name = path };
    bool done = feed_lines(path, take, &lines);
    if (done && s->rows < 2)
        done = (say("%s: holds no results", path), false);
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
