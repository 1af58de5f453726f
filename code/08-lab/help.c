#include "help.h"

#include <string.h>

#include "given.h"
#include "say.h"

enum { WIDTH = 76 };

void help_lines(FILE *out, const char *text,
                void (*line)(FILE *out, const char *start, int len))
{
    while (*text) {
        size_t len = strcspn(text, "\n");
        line(out, text, (int)len);
        text += len + (text[len] == '\n');
    }
}

static void indented(FILE *out, const char *start, int len)
{
    fprintf(out, "  %.*s\n", len, start);
}

/* Breaks a line that is too long at spaces. */
static void wrapped(FILE *out, const char *start, int len)
{
    while (len > WIDTH) {
        int cut = WIDTH;
        while (start[cut] != ' ')
            cut--;
        fprintf(out, "%.*s\n", cut, start);
        start += cut + 1;
        len -= cut + 1;
    }
    fprintf(out, "%.*s\n", len, start);
}

void help_overview(FILE *out)
{
    fputs("usage: bloomkit VERB [OPTIONS] [FILES]\n\n", out);
    for (const struct verb *v = verbs; v->name; v++)
        fprintf(out, "  %-14s %s\n", v->name, v->summary);
    fputs("\nbloomkit VERB --help says more, with an example; bloomkit "
          "--version, which\nversion this is.\n", out);
}

static void print_option(FILE *out, const struct option *o)
{
    char text[40];
    const char *space = o->value ? " " : "";
    const char *value = o->value ? o->value : "";
    if (o->name[1] == '-' && !(o->id >= 'A' && o->id <= 'Z'))
        snprintf(text, sizeof text, "-%c, %s%s%s", o->id, o->name, space,
                 value);
    else
        snprintf(text, sizeof text, "%s%s%s", o->name, space, value);
    fprintf(out, "  %-18s  %s\n", text, o->help);
}

/* The usage lines have no place for the verb: it comes here. */
static void print_usage(FILE *out, const struct verb *v)
{
    const char *at = v->usage, *head = "usage:";
    do {
        size_t len = strcspn(at, "\n");
        fprintf(out, "%s bloomkit %s%s%.*s%s%s\n", head, v->name,
                len ? " " : "", (int)len, at, *v->operands ? " " : "",
                v->operands);
        head = "      ";
        at += len + (at[len] == '\n');
    } while (*at);
}

void help_verb(FILE *out, const struct verb *v)
{
    print_usage(out, v);
    fprintf(out, "\n%s: %s.\n\n", v->name, v->summary);
    help_lines(out, v->about, wrapped);
    fputs("\noptions:\n", out);
    for (const struct option *o = options; o->name; o++)
        if (strchr(v->options, o->id) || o->id == 'h')
            print_option(out, o);
    fputs(strchr(v->example, '\n') ? "\nexamples:\n" : "\nexample:\n", out);
    help_lines(out, v->example, indented);
    fputs("\nexit status:\n", out);
    help_lines(out, v->status, indented);
}

int run_help(const struct given *g)
{
    const struct verb *v = g->operands ? verb_by_name(g->operand[0]) : NULL;
    if (g->operands && !v)
        return say("there is no verb %s; bloomkit help lists them",
                   g->operand[0]);
    if (given_has(g, 'G'))
        return help_completion(stdout, g->value['G']) ? SAY_FINE
            : say("--completion must be bash or zsh, not '%s'",
                  g->value['G']);
    if (given_has(g, 'M'))
        help_man(stdout);
    else if (v)
        help_verb(stdout, v);
    else
        help_overview(stdout);
    return SAY_FINE;
}
