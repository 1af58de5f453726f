#define _POSIX_C_SOURCE 200809L
#include "sheet.h"

#include <stdlib.h>
#include <string.h>

#include "feed.h"
#include "say.h"

/* All of the file is one key: what ends it, a NUL, is in no table. */
static bool take(void *sheet, const struct many_key *key, size_t count)
{
    struct sheet *s = sheet;
    if (s->text || count > 1)
        return say("%s: holds a NUL byte, as no table does", s->name), false;
    s->text = strndup(key->bytes, key->len);
    return s->text || (say("%s: does not fit into memory", s->name), false);
}

/* False, after having said what is wrong, without a text that is whole. */
static bool read_text(struct sheet *s)
{
    if (!feed_file(s->name, '\0', take, s))
        return false;
    size_t len = s->text ? strlen(s->text) : 0;
    if (len == 0)
        return say("%s: holds no results", s->name), false;
    return s->text[len - 1] == '\n'
        || (say("%s: ends within a line: it has been cut short", s->name),
            false);
}

static size_t count_cells(const char *line)
{
    size_t count = 1;
    for (; *line; line++)
        count += *line == '\t';
    return count;
}

/* Appends a row, cutting the line to cells. NULL, or what is wrong with it. */
static const char *add_row(struct sheet *s, char *line)
{
    if (s->rows == 0)
        s->columns = count_cells(line);
    if (count_cells(line) != s->columns)
        return "has not as many cells as the first";
    char **more = realloc(s->cell, (s->rows + 1) * s->columns * sizeof *more);
    if (!more)
        return "does not fit into memory";
    s->cell = more;
    for (size_t i = 0; i < s->columns; i++) {
        more[s->rows * s->columns + i] = line;
        line += strcspn(line, "\t");
        *line++ = '\0';
    }
    s->rows++;
    return NULL;
}

/* False, after having said so, at a line that does not fit. */
static bool read_rows(struct sheet *s)
{
    size_t number = 0;
    for (char *line = s->text, *end; *line; line = end + 1) {
        number++;
        end = strchr(line, '\n');
        *end = '\0';
        if (*line == '\0' || *line == '#')
            continue;
        const char *why = add_row(s, line);
        if (why)
            return say("%s: line %zu %s", s->name, number, why), false;
    }
    return s->rows > 1 || (say("%s: holds no results", s->name), false);
}

bool sheet_read(struct sheet *s, const char *path)
{
    *s = (struct sheet){ .name = path };
    bool done = read_text(s) && read_rows(s);
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
    free(s->text);
    free(s->cell);
    *s = (struct sheet){ 0 };
}
