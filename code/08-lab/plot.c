/* bloomkit plot */
#include <math.h>

#include "figure.h"
#include "given.h"
#include "number.h"
#include "say.h"
#include "sheet.h"

/* A number, or NaN where the column is not there. */
static double cell(const struct sheet *s, size_t row, const char *column)
{
    double x;
    const char *text = sheet_cell(s, row, column);
    return text && number_real(text, &x) ? x : NAN;
}

static bool add_row(struct figure *f, const struct sheet *s, size_t row)
{
    char name[FIGURE_NAME];
    const char *m = sheet_cell(s, row, "m"), *k = sheet_cell(s, row, "k");
    struct figure_point p = {
        cell(s, row, "n"), cell(s, row, "exact"), cell(s, row, "classic"),
        cell(s, row, "finite"), cell(s, row, "measured"), cell(s, row, "lo"),
        cell(s, row, "hi"),
    };
    if (isnan(p.n) || (isnan(p.exact) && isnan(p.measured)))
        return say("%s: a figure needs the columns n, and exact or measured",
                   s->name), false;
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
