#define _POSIX_C_SOURCE 200809L
#include "draw.h"

#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "say.h"

/* Where the style lies: `make install` knows, and the environment overrides. */
#ifndef BLOOMKIT_SHARE
#define BLOOMKIT_SHARE "plots"
#endif

/* The least and the largest of some numbers, those above 0. */
struct extent { double least, most; };

const char *draw_terminal(const char *path)
{
    const char *dot = strrchr(path, '.');
    return !dot ? NULL
         : strcmp(dot, ".svg") == 0 ? ""
         : strcmp(dot, ".png") == 0 ? "pngcairo size 1440,960 fontscale 2"
         : strcmp(dot, ".pdf") == 0 ? "pdfcairo size 16cm,10.7cm" : NULL;
}

static void include(struct extent *e, double x)
{
    if (x > 0 && !(x >= e->least))
        e->least = x;
    if (x > 0 && !(x <= e->most))
        e->most = x;
}

static void put_quoted(FILE *out, const char *before, const char *text)
{
    fprintf(out, "%s'", before);
    for (; *text; text++)
        fputs(*text == '\'' ? "''" : (char[]){ *text, '\0' }, out);
    fputc('\'', out);
}

static void put_head(FILE *out, const char *path)
{
    const char *share = getenv("BLOOMKIT_SHARE");
    const char *terminal = draw_terminal(path);
    put_quoted(out, "out = ", path);
    put_quoted(out, "\nshare = ", share ? share : BLOOMKIT_SHARE);
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
    if (e->most > 100 * e->least)
        fprintf(out, "set logscale %c\nset format %c '10^{%%L}'\n"
                "set %crange [%.3g:%.3g]\n", axis, axis, axis,
                pow(10, floor(log10(e->least))), e->most * 1.4);
    else if (e->most > 0)
        fprintf(out, "set %crange [%.9g:%.9g]\n", axis,
                axis == 'x' ? e->least * 0.95 : 0, e->most * 1.05);
}

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

/* One curve comes with all that is known of it, several with their names. */
static void put_plot(FILE *out, const struct draw_curve *c, size_t curves)
{
    if (curves == 1) {
        put_quoted(out, "set title noenhanced ", c->name);
        fputs("\nplot $c0 using 1:3 with lines linestyle 2 title 'classic', "
              "$c0 using 1:4 with lines linestyle 3 title 'finite', "
              "$c0 using 1:2 with lines linestyle 1 title 'exact', "
              "$c0 using 1:5:6:7 with yerrorbars linestyle 4 "
              "title 'measured, 95 % interval'\n", out);
        return;
    }
    fputs("plot ", out);
    for (size_t i = 0; i < curves; i++) {
        fprintf(out, "$c%zu using 1:2 with lines linestyle 1 %s, "
                "$c%zu using 1:5:6:7 with yerrorbars linestyle %zu ", i,
                i ? "notitle" : "title 'exact'", i, 4 + i % 4);
        put_quoted(out, "title noenhanced ", c[i].name);
        fputs(i + 1 < curves ? ", " : "\n", out);
    }
}

static void put_script(FILE *out, const char *path,
                       const struct draw_curve *c, size_t curves)
{
    struct extent x = { NAN, NAN }, y = x;
    for (size_t i = 0; i < curves; i++)
        for (size_t j = 0; j < c[i].points; j++) {
            include(&x, c[i].point[j].n);
            include(&y, c[i].point[j].exact);
            include(&y, c[i].point[j].measured);
        }
    put_head(out, path);
    put_axis(out, 'x', &x);
    put_axis(out, 'y', &y);
    fprintf(out, "set key %s reverse Left noenhanced\n",
            y.most > 100 * y.least ? "bottom right" : "top left");
    for (size_t i = 0; i < curves; i++)
        put_points(out, &c[i], i, y.least / 1000);
    put_plot(out, c, curves);
}

/* gnuplot may end before it has read everything: that is no reason to end. */
bool draw(const char *path, const struct draw_curve *curve, size_t curves)
{
    if (curves == 0)
        return say("%s: there is nothing to draw", path), false;
    void (*before)(int) = signal(SIGPIPE, SIG_IGN);
    FILE *gnuplot = popen("gnuplot", "w");
    if (gnuplot)
        put_script(gnuplot, path, curve, curves);
    int status = gnuplot ? pclose(gnuplot) : -1;
    signal(SIGPIPE, before);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
        return say("gnuplot, which draws the figures, is not installed"),
               false;
    if (status != 0)
        return say("%s: gnuplot could not draw it", path), false;
    return true;
}
