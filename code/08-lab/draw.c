#define _POSIX_C_SOURCE 200809L
#include "draw.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "beside.h"
#include "say.h"
#include "script.h"

/* Where the style lies: `make install` knows, and the environment overrides. */
#ifndef BLOOMKIT_SHARE
#define BLOOMKIT_SHARE "plots"
#endif

/* Status 127 is the shell's for a command that is not there. A redirection
 * would fail where few files may be open, and look the same. */
static const char gnuplot_if_there[] =
    "[ \"$(command -v gnuplot)\" ] || exit 127; exec gnuplot";

/* What a name can end in, gnuplot's terminal for it ("" for SVG, which is the
 * style's own), and what a whole such file ends in; NULL for a script. */
static const struct kind { const char *name, *terminal, *end; } kinds[] = {
    { ".svg", "", "</svg>" },
    { ".png", "pngcairo size 1440,960 fontscale 2 "
              "linewidth 2 pointscale 2", "IEND" },
    { ".pdf", "pdfcairo size 16cm,10.7cm", "%%EOF" },
    { ".gp", "", NULL },
};

static const struct kind *kind_of(const char *path)
{
    const char *dot = strrchr(path, '.');
    for (size_t i = 0; dot && i < sizeof kinds / sizeof kinds[0]; i++)
        if (strcmp(dot, kinds[i].name) == 0)
            return &kinds[i];
    return NULL;
}

bool draw_knows(const char *path)
{
    return kind_of(path) != NULL;
}

static const char *share(void)
{
    const char *told = getenv("BLOOMKIT_SHARE");
    return told ? told : BLOOMKIT_SHARE;
}

/* False after having said so. */
static bool style_is_there(void)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/style.gp", share());
    FILE *file = fopen(path, "r");
    if (!file)
        return say("%s: cannot open the style of the figures: %s%s", path,
                   strerror(errno), errno == ENOENT
                   ? "; BLOOMKIT_SHARE can name its folder" : ""), false;
    fclose(file);
    return true;
}

static bool write_script(const char *path, const char *name,
                         const struct draw_curve *curve, size_t curves)
{
    FILE *out = fopen(name, "w");
    bool done = out != NULL;
    if (out) {
        script_write(out, "figure.svg", "", share(), curve, curves);
        done = !ferror(out);
        done = fclose(out) == 0 && done;
    }
    return done || (say("%s: cannot write: %s", path, strerror(errno)), false);
}

/* The shell's status. gnuplot may end before it has read everything: that is
 * no reason to end. */
static int run_gnuplot(const char *name, const char *terminal,
                       const struct draw_curve *curve, size_t curves)
{
    void (*before)(int) = signal(SIGPIPE, SIG_IGN);
    FILE *gnuplot = popen(gnuplot_if_there, "w");
    if (gnuplot)
        script_write(gnuplot, name, terminal, share(), curve, curves);
    int status = gnuplot ? pclose(gnuplot) : -1;
    signal(SIGPIPE, before);
    return status;
}

/* gnuplot says nothing of a full disk, and ends as if all was well. */
static bool is_whole(const char *name, const char *end)
{
    char last[9] = "";
    FILE *file = fopen(name, "rb");
    if (!file)
        return false;
    bool done = fseek(file, -8, SEEK_END) == 0
             && fread(last, 1, 8, file) == 8 && strstr(last, end);
    fclose(file);
    return done;
}

static bool make_figure(const struct beside *b, const struct kind *kind,
                        const struct draw_curve *curve, size_t curves)
{
    const char *name = b->temp ? b->temp : b->path;
    if (!kind->end)
        return write_script(b->path, name, curve, curves);
    if (!style_is_there())
        return false;
    int status = run_gnuplot(name, kind->terminal, curve, curves);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
        return say("gnuplot, which draws the figures, is not installed"),
               false;
    if (status != 0)
        return say("%s: gnuplot could not draw it", b->path), false;
    return !b->temp || is_whole(name, kind->end)
        || (say("%s: gnuplot could not write all of it", b->path), false);
}

bool draw(const char *path, const struct draw_curve *curve, size_t curves)
{
    char why[WIRE_WHY];
    struct beside b;
    if (!beside_open(&b, path, why))
        return say("%s", why), false;
    bool drawn = make_figure(&b, kind_of(path), curve, curves);
    bool done = beside_close(&b, drawn, why);
    if (drawn && !done)
        say("%s", why);
    return done;
}
