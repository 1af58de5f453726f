/* bloomkit plot */
#include <float.h>
#include <math.h>
#include <string.h>

#include "figure.h"
#include "given.h"
#include "number.h"
#include "say.h"
#include "sheet.h"

/* A number from 0 to `most`, or NaN where the column is not there. */
static bool cell(const struct sheet *s, size_t row, const char *column,
                 double most, double *x)
{
    const char *text = sheet_cell(s, row, column);
    *x = NAN;
    return !text || strcmp(text, "nan") == 0
        || (number_real(text, x) && *x >= 0 && *x <= most)
        || sheet_refuse(s, row, "number", column);
}

static bool read_point(const struct sheet *s, size_t row,
                       struct figure_point *p)
{
    return cell(s, row, "n", DBL_MAX, &p->n)
        && cell(s, row, "exact", 1, &p->exact)
        && cell(s, row, "classic", 1, &p->classic)
        && cell(s, row, "finite", 1, &p->finite)
        && cell(s, row, "measured", 1, &p->measured)
        && cell(s, row, "lo", 1, &p->lo)
        && cell(s, row, "hi", 1, &p->hi);
}

static bool add_row(struct figure *f, const struct sheet *s, size_t row)
{
    char name[FIGURE_NAME];
    const char *m = sheet_cell(s, row, "m"), *k = sheet_cell(s, row, "k");
    struct figure_point p;
    if (!read_point(s, row, &p))
        return false;
    if (isnan(p.n) || (isnan(p.measured) ? isnan(p.exact)
                                         : isnan(p.lo + p.hi)))
        return say("%s: line %zu: a figure needs the columns n, and exact, or "
                   "measured, lo and hi", s->name, s->line[row]), false;
    figure_name(name, m ? m : "?", k ? k : "?", sheet_cell(s, row, "scheme"),
                sheet_cell(s, row, "keys"));
    return figure_add(f, name, &p);
}

static bool add_file(struct figure *f, const char *path)
{
    struct sheet s;
    if (!sheet_read(&s, path))
        return false;
    bool done = true;
    for (size_t row = 1; row < s.rows && done; row++)
        done = add_row(f, &s, row);
    sheet_free(&s);
    return done;
}

int run_plot(const struct given *g)
{
    if (!given_has(g, 'o'))
        return say("-o FILE is missing");
    if (!given_spares_operands(g))
        return SAY_TROUBLE;
    struct figure *f = figure_new(g->value['o']);
    bool done = f != NULL;
    for (int i = 0; i < g->operands && done; i++)
        done = add_file(f, g->operand[i]);
    return figure_end(f, done) && done ? SAY_FINE : SAY_TROUBLE;
}
