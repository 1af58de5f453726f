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

/* Room for another row; false when there is no memory. */
static bool grow(struct sheet *s)
{
    char **cell = realloc(s->cell, (s->rows + 1) * s->columns * sizeof *cell);
    s->cell = cell ? cell : s->cell;
    size_t *line = realloc(s->line, (s->rows + 1) * sizeof *line);
    s->line = line ? line : s->line;
    return cell && line;
}

/* Does the row read as the names of the columns do? */
static bool names_again(const struct sheet *s, char **row)
{
    size_t i = 0;
    while (i < s->columns && strcmp(row[i], s->cell[i]) == 0)
        i++;
    return i == s->columns;
}

/* Appends a row, cutting the line to cells. NULL, or what is wrong with it. */
static const char *add_row(struct sheet *s, char *line, size_t number)
{
    if (s->rows == 0)
        s->columns = count_cells(line);
    if (count_cells(line) != s->columns)
        return "has not as many cells as the first";
    if (!grow(s))
        return "does not fit into memory";
    s->line[s->rows] = number;
    char **row = &s->cell[s->rows * s->columns];
    for (size_t i = 0; i < s->columns; i++) {
        row[i] = line;
        line += strcspn(line, "\t");
        *line++ = '\0';
    }
    if (s->rows > 0 && names_again(s, row))
        return "names the columns again: give each table as its own file";
    s->rows++;
    return NULL;
}

/* False, after having said so, at a line that does not fit. Other systems put a
 * mark before a text, and a carriage return before the end of each line. */
static bool read_rows(struct sheet *s)
{
    size_t number = 0;
    char *start = s->text + (strncmp(s->text, "\xef\xbb\xbf", 3) ? 0 : 3);
    for (char *line = start, *end; *line; line = end + 1) {
        number++;
        end = strchr(line, '\n');
        if (end > line && end[-1] == '\r')
            end[-1] = '\0';
        *end = '\0';
        if (*line == '\0' || *line == '#')
            continue;
        const char *why = add_row(s, line, number);
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

bool sheet_refuse(const struct sheet *s, size_t row, const char *thing,
                  const char *column)
{
    return say("%s: line %zu: no %s that can be in column %s", s->name,
               s->line[row], thing, column), false;
}

void sheet_free(struct sheet *s)
{
    free(s->text);
    free(s->cell);
    free(s->line);
    *s = (struct sheet){ 0 };
}
