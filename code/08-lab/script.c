#include "script.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

/* The least and the largest of some numbers, those above 0. */
struct extent { double least, most; };

static void include(struct extent *e, double x)
{
    if (x > 0 && !(x >= e->least))
        e->least = x;
    if (x > 0 && !(x <= e->most))
        e->most = x;
}

static bool is_wide(const struct extent *e)
{
    return e->most > 100 * e->least;
}

/* A control character would end the string, or the line: and what comes after
 * it would be a command. */
static void put_quoted(FILE *out, const char *before, const char *text)
{
    fprintf(out, "%s'", before);
    for (; *text; text++)
        fputs(*text == '\'' ? "''" : iscntrl((unsigned char)*text) ? "?"
              : (char[]){ *text, '\0' }, out);
    fputc('\'', out);
}

/* A name that begins with "|" would be a command to gnuplot, not a file. */
static void put_head(FILE *out, const char *path, const char *terminal,
                     const char *share)
{
    put_quoted(out, *path == '|' ? "out = './'." : "out = ", path);
    put_quoted(out, "\nshare = ", share);
    fputs("\nload share.'/style.gp'\n", out);
    if (*terminal)
        fprintf(out, "unset output\nset terminal %s\nset output out\n",
                terminal);
    fputs("set xlabel 'n, keys in the filter'\n"
          "set ylabel 'false-positive rate'\n", out);
}

/* Over more than two powers of ten, an axis is logarithmic. */
static void put_axis(FILE *out, char axis, const struct extent *e)
{
    double margin = axis == 'x' ? 0.03 * (e->most - e->least) + 0.5 : 0;
    if (is_wide(e))
        fprintf(out, "set logscale %c\nset format %c '10^{%%L}'\n"
                "set %crange [%.3g:%.3g]\n", axis, axis, axis,
                pow(10, floor(log10(e->least))), e->most * 1.4);
    else if (axis == 'x')
        fprintf(out, "set xrange [%.9g:%.9g]\n", e->least - margin,
                e->most + margin);
    else
        fprintf(out, "set yrange [0:%.9g]\n", e->most * 1.05);
}

/* An interval that begins at 0 begins below the axis: so it can be drawn on a
 * logarithmic one. */
static void put_points(FILE *out, const struct draw_curve *c, size_t number,
                       double floor_y)
{
    fprintf(out, "$c%zu << EOD\n", number);
    for (size_t i = 0; i < c->points; i++) {
        const struct figure_point *p = &c->point[i];
        fprintf(out, "%.15g\t%.15g\t%.15g\t%.15g\t%.15g\t%.15g\t%.15g\n",
                p->n, p->exact, p->classic, p->finite, p->measured,
                fmax(p->lo, floor_y), p->hi);
    }
    fputs("EOD\n", out);
}

/* Is there a point to be drawn with an interval? */
static bool is_measured(const struct draw_curve *c)
{
    for (size_t i = 0; i < c->points; i++)
        if (c->point[i].measured > 0)
            return true;
    return false;
}

static void put_one_curve(FILE *out, const struct draw_curve *c)
{
    put_quoted(out, "set title ", c->name);
    fputs(" noenhanced\n"
          "plot $c0 using 1:3 with lines linestyle 2 title 'classic', "
          "$c0 using 1:4 with lines linestyle 3 title 'finite', "
          "$c0 using 1:2 with lines linestyle 1 title 'exact'", out);
    if (is_measured(c))
        fputs(", $c0 using 1:5:6:7 with yerrorbars linestyle 4 "
              "title 'measured, 95 % interval'", out);
    fputc('\n', out);
}

/* The exact rate of each, and its points, which bear its name. */
static void put_curves(FILE *out, const struct draw_curve *c, size_t curves)
{
    for (size_t i = 0; i < curves; i++) {
        fprintf(out, "%s$c%zu using 1:2 with lines linestyle 1 ",
                i ? ", " : "plot ", i);
        put_quoted(out, "title ", is_measured(&c[i]) ? i ? "" : "exact"
                                                     : c[i].name);
        if (is_measured(&c[i])) {
            fprintf(out, ", $c%zu using 1:5:6:7 with yerrorbars linestyle %zu",
                    i, 4 + i % 4);
            put_quoted(out, " title ", c[i].name);
        }
        fputs(" noenhanced", out);
    }
    fputc('\n', out);
}

void script_write(FILE *out, const char *path, const char *terminal,
                  const char *share, const struct draw_curve *curve,
                  size_t curves)
{
    struct extent x = { NAN, NAN }, y = x;
    for (size_t i = 0; i < curves; i++)
        for (size_t j = 0; j < curve[i].points; j++) {
            include(&x, curve[i].point[j].n);
            include(&y, curve[i].point[j].exact);
            include(&y, curve[i].point[j].measured);
            if (curve[i].point[j].measured > 0)
                include(&y, curve[i].point[j].hi);
        }
    put_head(out, path, terminal, share);
    if (!(x.most > 0))
        x = (struct extent){ 0, 0 };
    if (!(y.most > 0))
        y = (struct extent){ 1, 1 };
    put_axis(out, 'x', &x);
    put_axis(out, 'y', &y);
    fprintf(out, "set key %s reverse Left\n",
            is_wide(&y) ? "bottom right" : "top left");
    for (size_t i = 0; i < curves; i++)
        put_points(out, &curve[i], i, y.least / 1000);
    if (curves == 1)
        put_one_curve(out, curve);
    else
        put_curves(out, curve, curves);
}
