/* The lines of a file as keys. */
#include "keys.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "probe.h"

const char key_no_file[] = "the file of keys cannot be read";
const char key_no_memory[] = "the file of keys does not fit into memory";
const char key_no_end[] = "the file of keys has a line of 64 megabytes or more";

enum { LINE_MAX_BYTES = 1 << 26 };

struct line { const char *start; size_t len; };

struct key_lines {
    char *text;             /* the whole file */
    struct line line[];     /* into it */
};

static bool has_long_line(const char *text, size_t size)
{
    const char *end = text + size;
    while (end - text >= LINE_MAX_BYTES) {
        const char *stop = memchr(text, '\n', LINE_MAX_BYTES);
        if (!stop)
            return true;
        text = stop + 1;
    }
    return false;
}

/* The bytes of a file, for the caller to free; NULL, with *why, when not. What
 * has no lines may have no end, as a device has none: it is given up before it
 * has taken all memory. */
static char *slurp(const char *path, size_t *size, const char **why)
{
    *why = key_no_file;
    FILE *f = fopen(path, "rb");
    if (!f)
        return NULL;
    size_t room = 1 << 16, used = 0;
    char *text = malloc(room), *more = text;
    while (more && (used += fread(text + used, 1, room - used, f)) == room
           && !has_long_line(text, used)) {
        more = realloc(text, room *= 2);
        text = more ? more : text;
    }
    *why = !more ? key_no_memory : ferror(f) ? key_no_file
         : has_long_line(text, used) ? key_no_end : NULL;
    fclose(f);
    if (*why == key_no_end)
        errno = EFBIG;
    if (*why) {
        free(text);
        return NULL;
    }
    *size = used;
    return text;
}

/* Cuts the text at its newlines; a last line need not end with one. */
static struct key_lines *cut(char *text, size_t size, uint64_t *count)
{
    size_t most = 1;
    for (size_t i = 0; i < size; i++)
        most += text[i] == '\n';
    struct key_lines *lines = malloc(sizeof *lines
                                     + most * sizeof *lines->line);
    if (!lines)
        return NULL;
    lines->text = text;
    *count = 0;
    for (const char *at = text, *end = text + size; at < end; ) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        stop = stop ? stop : end;
        lines->line[(*count)++] = (struct line){ at, (size_t)(stop - at) };
        at = stop + 1;
    }
    return lines;
}

static int compare(const void *a, const void *b)
{
    const struct line *x = a, *y = b;
    int order = memcmp(x->start, y->start, x->len < y->len ? x->len : y->len);
    return order ? order : (x->len > y->len) - (x->len < y->len);
}

/* Sorts the lines and keeps one of each; returns how many are left. */
static uint64_t unique(struct line *line, uint64_t count)
{
    uint64_t kept = 0;
    qsort(line, count, sizeof *line, compare);
    for (uint64_t i = 0; i < count; i++)
        if (kept == 0 || compare(&line[kept - 1], &line[i]) != 0)
            line[kept++] = line[i];
    return kept;
}

/* Fisher and Yates: each line changes places with one not yet placed. */
static void shuffle(struct line *line, uint64_t count, uint64_t seed)
{
    for (uint64_t i = count; i > 1; i--) {
        uint64_t j = probe_scale(probe_mix(probe_mix(seed) + i), i);
        struct line swap = line[j];
        line[j] = line[i - 1];
        line[i - 1] = swap;
    }
}

static const void *line_get(const struct key_source *s, uint64_t i,
                            char *buffer, size_t *len)
{
    (void)buffer;
    const struct key_lines *lines = s->data;
    *len = lines->line[i].len;
    return lines->line[i].start;
}

struct key_source key_lines(const char *path, uint64_t seed, const char **why)
{
    struct key_source s = { "lines", 0, seed, line_get, NULL };
    size_t size;
    char *text = slurp(path, &size, why);
    if (!text)
        return s;
    struct key_lines *lines = cut(text, size, &s.count);
    if (!lines) {
        *why = key_no_memory;
        free(text);
        return s;
    }
    s.data = lines;
    s.count = unique(lines->line, s.count);
    shuffle(lines->line, s.count, seed);
    return s;
}

void key_lines_free(struct key_source *s)
{
    struct key_lines *lines = s->data;
    if (lines)
        free(lines->text);
    free(lines);
    s->data = NULL;
    s->count = 0;
}
