#define _POSIX_C_SOURCE 200809L
#include "figure.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "beside.h"
#include "draw.h"
#include "fpr.h"
#include "say.h"

struct figure {
    const char *path;
    struct draw_curve *curve;
    size_t curves;
};

/* Gnuplot is given the name in a line of its script. */
static bool has_control(const char *path)
{
    while (*path && !iscntrl((unsigned char)*path))
        path++;
    return *path != '\0';
}

struct figure *figure_new(const char *path)
{
    if (has_control(path)) {
        say("the name of a figure must not hold control characters");
        return NULL;
    }
    if (!draw_knows(path)) {
        say("a figure's file must end in .svg, .png, .pdf or .gp, not '%s'",
            path);
        return NULL;
    }
    char why[WIRE_WHY];
    if (!beside_possible(path, why)) {
        say("%s", why);
        return NULL;
    }
    struct figure *f = calloc(1, sizeof *f);
    if (f)
        f->path = path;
    else
        say("there is no memory for a figure");
    return f;
}

/* The curve of that name, which is mostly the last one, or a new one. */
static struct draw_curve *curve_for(struct figure *f, const char *name)
{
    for (size_t i = f->curves; i > 0; i--)
        if (strcmp(f->curve[i - 1].name, name) == 0)
            return &f->curve[i - 1];
    struct draw_curve *more = realloc(f->curve,
                                      (f->curves + 1) * sizeof *more);
    if (!more)
        return NULL;
    f->curve = more;
    more[f->curves] = (struct draw_curve){ .name = strdup(name) };
    return more[f->curves].name ? &more[f->curves++] : NULL;
}

bool figure_add(struct figure *f, const char *curve,
                const struct figure_point *point)
{
    struct draw_curve *c = curve_for(f, curve);
    struct figure_point *more = c ? realloc(c->point, (c->points + 1)
                                            * sizeof *more) : NULL;
    if (!more)
        return say("there is no memory for so many points"), false;
    c->point = more;
    more[c->points++] = *point;
    return true;
}

void figure_name(char name[FIGURE_NAME], const char *m, const char *k,
                 const char *scheme, const char *keys)
{
    bool usual_scheme = !scheme || strcmp(scheme, "stream") == 0;
    bool usual_keys = !keys || strcmp(keys, "int") == 0;
    snprintf(name, FIGURE_NAME, "m = %s, k = %s%s%s%s%s", m, k,
             usual_scheme ? "" : ", ", usual_scheme ? "" : scheme,
             usual_keys ? "" : ", ", usual_keys ? "" : keys);
}

bool figure_tally(struct figure *f, const struct tally *t)
{
    char name[FIGURE_NAME], m[24], k[24];
    if (!f)
        return true;
    struct interval within = tally_interval(t);
    snprintf(m, sizeof m, "%" PRIu64, t->m);
    snprintf(k, sizeof k, "%u", t->k);
    figure_name(name, m, k, t->scheme, t->keys);
    return figure_add(f, name, &(struct figure_point){
        (double)t->n, fpr_exact(t->m, t->k, t->n),
        fpr_classic(t->m, t->k, t->n), fpr_finite(t->m, t->k, t->n),
        tally_rate(t), within.lo, within.hi,
    });
}

static int compare_points(const void *a, const void *b)
{
    const struct figure_point *x = a, *y = b;
    return (x->n > y->n) - (x->n < y->n);
}

bool figure_end(struct figure *f, bool wanted)
{
    if (!f)
        return true;
    for (size_t i = 0; i < f->curves; i++)
        qsort(f->curve[i].point, f->curve[i].points,
              sizeof *f->curve[i].point, compare_points);
    bool done = !wanted || f->curves == 0
             || draw(f->path, f->curve, f->curves);
    for (size_t i = 0; i < f->curves; i++) {
        free(f->curve[i].name);
        free(f->curve[i].point);
    }
    free(f->curve);
    free(f);
    return done;
}
