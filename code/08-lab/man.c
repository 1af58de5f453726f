/* The manual page. */
#include <string.h>

#include "help.h"

/* A hyphen that can be copied, a backslash, and no line that begins with a
 * dot or an apostrophe. */
static void escaped(FILE *out, const char *start, int len)
{
    if (len && (*start == '.' || *start == '\''))
        fputs("\\&", out);
    for (; len > 0; len--, start++) {
        if (*start == '-')
            fputc('\\', out);
        if (*start == '\\')
            fputs("\\e", out);
        else
            fputc(*start, out);
    }
}

static void plain(FILE *out, const char *text)
{
    escaped(out, text, (int)strlen(text));
}

static void line(FILE *out, const char *start, int len)
{
    escaped(out, start, len);
    fputc('\n', out);
}

static void paragraph(FILE *out, const char *start, int len)
{
    fputs(".PP\n", out);
    line(out, start, len);
}

static void put_option(FILE *out, const struct option *o)
{
    fputs(".TP\n.B ", out);
    if (o->name[1] == '-' && !(o->id >= 'A' && o->id <= 'Z'))
        fprintf(out, "\\-%c, ", o->id);
    plain(out, o->name);
    if (o->value)
        fprintf(out, " \\fI%s\\fR", o->value);
    fputc('\n', out);
    line(out, o->help, (int)strlen(o->help));
}

static void put_verb(FILE *out, const struct verb *v)
{
    fprintf(out, ".SH %s\n.nf\n", v->name);
    const char *at = v->usage;
    do {
        size_t len = strcspn(at, "\n");
        fputs(".B bloomkit ", out);
        plain(out, v->name);
        fputs("\\fR ", out);
        escaped(out, at, (int)len);
        fputc(' ', out);
        line(out, v->operands, (int)strlen(v->operands));
        at += len + (at[len] == '\n');
    } while (*at);
    fputs(".fi\n.PP\n", out);
    fprintf(out, "%c", v->summary[0] >= 'a' && v->summary[0] <= 'z'
                       ? v->summary[0] - 'a' + 'A' : v->summary[0]);
    plain(out, v->summary + 1);
    fputs(".\n", out);
    help_lines(out, v->about, paragraph);
    for (const struct option *o = options; o->name; o++)
        if (strchr(v->options, o->id))
            put_option(out, o);
    fputs(".PP\nExample:\n.PP\n.nf\n.RS\n", out);
    help_lines(out, v->example, line);
    fputs(".RE\n.fi\n.PP\nExit status:\n.PP\n.nf\n.RS\n", out);
    help_lines(out, v->status, line);
    fputs(".RE\n.fi\n", out);
}

void help_man(FILE *out)
{
    fputs(".TH BLOOMKIT 1\n.SH NAME\nbloomkit \\- size, measure, build and "
          "ask Bloom filters\n.SH SYNOPSIS\n.B bloomkit\n.I VERB\n"
          "[options] [files]\n.br\n.B bloomkit \\-\\-version\n.br\n"
          ".B bloomkit\n.I VERB\n.B \\-\\-help\n.PP\n", out);
    for (const struct verb *v = verbs; v->name; v++) {
        fputs(".TP\n.B ", out);
        line(out, v->name, (int)strlen(v->name));
        line(out, v->summary, (int)strlen(v->summary));
    }
    for (const struct verb *v = verbs; v->name; v++)
        put_verb(out, v);
}
