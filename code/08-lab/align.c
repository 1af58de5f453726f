#include "align.h"

#include <string.h>

enum { COLUMNS = 32 };

/* Cuts the next line off the text and its cells apart; the number of cells. */
static size_t next_line(char **text, char *end, char *cell[COLUMNS])
{
    size_t count = 0;
    char *stop = memchr(*text, '\n', (size_t)(end - *text));
    if (!stop)
        return 0;
    *stop = '\0';
    for (char *at = *text; at && count < COLUMNS; ) {
        cell[count++] = at;
        at = strchr(at, '\t');
        if (at)
            *at++ = '\0';
    }
    *text = stop + 1;
    return count;
}

/* How many bytes only continue a character of UTF-8: they are no wider. */
static int count_continued(const char *text, size_t len)
{
    int count = 0;
    for (size_t i = 0; i < len; i++)
        count += ((unsigned char)text[i] & 0xc0) == 0x80;
    return count;
}

static void measure_line(const char *line, const char *stop, int *width)
{
    for (size_t i = 0; line < stop && i < COLUMNS; i++) {
        size_t len = strcspn(line, "\t\n");
        int wide = (int)len - count_continued(line, len);
        width[i] = wide > width[i] ? wide : width[i];
        line += len + 1;
    }
}

static void print_list(FILE *out, char **name, char **value, size_t count)
{
    int width = 0;
    for (size_t i = 0; i < count; i++)
        if ((int)strlen(name[i]) > width)
            width = (int)strlen(name[i]);
    for (size_t i = 0; i < count; i++)
        fprintf(out, "%-*s  %s\n", width, name[i], value[i]);
}

static void print_line(FILE *out, char **cell, size_t count, const int *width)
{
    for (size_t i = 0; i < count; i++)
        fprintf(out, "%s%*s", i ? "  " : "",
                width[i] + count_continued(cell[i], strlen(cell[i])), cell[i]);
    fputc('\n', out);
}

void align(FILE *out, char *tsv, size_t size)
{
    int width[COLUMNS] = { 0 };
    size_t lines = 0;
    char *end = tsv + size, *name[COLUMNS], *cell[COLUMNS];
    for (char *at = tsv, *stop; at < end; at = stop + 1, lines++) {
        stop = memchr(at, '\n', (size_t)(end - at));
        measure_line(at, stop, width);
    }
    size_t count = next_line(&tsv, end, name);
    if (lines == 2 && next_line(&tsv, end, cell) == count)
        print_list(out, name, cell, count);
    else {
        print_line(out, name, count, width);
        while ((count = next_line(&tsv, end, cell)))
            print_line(out, cell, count, width);
    }
}
