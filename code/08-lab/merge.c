/* bloomkit merge-results */
#define _POSIX_C_SOURCE 200809L
#include <stdlib.h>
#include <string.h>

#include "filters.h"
#include "given.h"
#include "number.h"
#include "say.h"
#include "sheet.h"
#include "tally.h"

/* All points so far, each of another experiment. */
struct points { struct tally *tally; size_t count; };

static bool count_cell(const struct sheet *s, size_t row, const char *column,
                       uint64_t least, uint64_t most, uint64_t *value)
{
    const char *text = sheet_cell(s, row, column);
    if (!text)
        return say("%s: not from bloomkit fpr: nothing in column %s", s->name,
                   column), false;
    return (number_count(text, value) && *value >= least && *value <= most)
        || sheet_refuse(s, row, "count", column);
}

static bool text_cell(const struct sheet *s, size_t row, const char *column,
                      char **value)
{
    const char *text = sheet_cell(s, row, column);
    if (!text)
        return say("%s: not from bloomkit fpr: nothing in column %s", s->name,
                   column), false;
    *value = strdup(text);
    return *value || (say("%s: %s", s->name, filters_no_memory), false);
}

/* Whoever trusted this column could add up the same trials twice. */
static bool filters_cell(const struct sheet *s, size_t row, struct tally *t)
{
    if (!text_cell(s, row, "filters", &t->filters))
        return false;
    const char *why = filters_check(t->filters, t->trials);
    return !why || (say("%s: %s", s->name, why), false);
}

static bool read_row(const struct sheet *s, size_t row, struct tally *t)
{
    uint64_t k;
    *t = (struct tally){ 0 };
    bool done = count_cell(s, row, "m", 1, UINT64_C(1) << 48, &t->m)
        && count_cell(s, row, "k", 1, 4096, &k)
        && count_cell(s, row, "n", 0, UINT64_MAX, &t->n)
        && count_cell(s, row, "probes", 1, UINT32_MAX, &t->probes)
        && count_cell(s, row, "trials", 1, tally_most_trials(t->probes),
                      &t->trials)
        && count_cell(s, row, "false_positives", 0, t->trials * t->probes,
                      &t->false_positives)
        && count_cell(s, row, "squares", tally_least_squares(t),
                      tally_most_squares(t), &t->squares)
        && text_cell(s, row, "scheme", &t->scheme)
        && text_cell(s, row, "keys", &t->keys)
        && filters_cell(s, row, t);
    t->k = done ? (unsigned)k : 0;
    return done;
}

/* Adds *t to the point of its experiment, or makes it a new one. NULL, or why
 * not; *t is taken over in any case. */
static const char *add(struct points *p, struct tally *t)
{
    const char *why = NULL;
    size_t i = 0;
    while (i < p->count && !tally_alike(&p->tally[i], t))
        i++;
    if (i < p->count) {
        why = tally_add(&p->tally[i], t);
    } else {
        struct tally *more = realloc(p->tally, (i + 1) * sizeof *more);
        if (more) {
            p->tally = more;
            more[p->count++] = *t;
            return NULL;
        }
        why = filters_no_memory;
    }
    tally_free(t);
    return why;
}

static bool add_file(struct points *p, const char *path)
{
    struct sheet s;
    bool done = sheet_read(&s, path);
    for (size_t row = 1; row < s.rows && done; row++) {
        struct tally t;
        done = read_row(&s, row, &t);
        const char *why = done ? add(p, &t) : (tally_free(&t), NULL);
        if (why)
            done = (say("%s: %s", path, why), false);
    }
    sheet_free(&s);
    return done;
}

static bool print(const struct given *g, const struct points *p)
{
    struct table *t = given_table(g, tally_columns);
    if (!t)
        return false;
    table_note(t, "bloomkit merge-results of %d files", g->operands);
    bool done = true;
    for (size_t i = 0; i < p->count && done; i++)
        done = tally_row(t, &p->tally[i]);
    return table_end(t) && done;
}

int run_merge(const struct given *g)
{
    struct points p = { NULL, 0 };
    bool done = true;
    for (int i = 0; i < g->operands && done; i++)
        done = add_file(&p, g->operand[i]);
    done = done && print(g, &p);
    for (size_t i = 0; i < p.count; i++)
        tally_free(&p.tally[i]);
    free(p.tally);
    return done ? SAY_FINE : SAY_TROUBLE;
}
