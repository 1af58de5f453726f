#define _POSIX_C_SOURCE 200809L
#include "draw.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "say.h"
#include "script.h"

/* Where the style lies: `make install` knows, and the environment overrides. */
#ifndef BLOOMKIT_SHARE
#define BLOOMKIT_SHARE "plots"
#endif

/* Status 127 is the shell's for a command that is not there. */
static const char gnuplot_if_there[] =
    "command -v gnuplot >/dev/null || exit 127; exec gnuplot";

static bool is_script(const char *path)
{
    const char *dot = strrchr(path, '.');
    return dot && strcmp(dot, ".gp") == 0;
}

const char *draw_terminal(const char *path)
{
    const char *dot = strrchr(path, '.');
    return !dot ? NULL
         : is_script(path) || strcmp(dot, ".svg") == 0 ? ""
         : strcmp(dot, ".png") == 0 ? "pngcairo size 1440,960 fontscale 2"
         : strcmp(dot, ".pdf") == 0 ? "pdfcairo size 16cm,10.7cm" : NULL;
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
        return say("%s: cannot open the style of the figures; "
                   "BLOOMKIT_SHARE can name its folder", path), false;
    fclose(file);
    return true;
}

static bool write_script(const char *path, const struct draw_curve *curve,
                         size_t curves)
{
    FILE *out = fopen(path, "w");
    bool done = out != NULL;
    if (out) {
        script_write(out, path, share(), curve, curves);
        done = !ferror(out);
        done = fclose(out) == 0 && done;
    }
    return done || (say("%s: cannot write: %s", path, strerror(errno)), false);
}

/* gnuplot may end before it has read everything: that is no reason to end. */
bool draw(const char *path, const struct draw_curve *curve, size_t curves)
{
    if (curves == 0)
        return say("%s: there is nothing to draw", path), false;
    if (is_script(path))
        return write_script(path, curve, curves);
    if (!style_is_there())
        return false;
    void (*before)(int) = signal(SIGPIPE, SIG_IGN);
    FILE *gnuplot = popen(gnuplot_if_there, "w");
    if (gnuplot)
        script_write(gnuplot, path, share(), curve, curves);
    int status = gnuplot ? pclose(gnuplot) : -1;
    signal(SIGPIPE, before);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
        return say("gnuplot, which draws the figures, is not installed"),
               false;
    if (status != 0)
        return say("%s: gnuplot could not draw it", path), false;
    return true;
}
