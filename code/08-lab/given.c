#include "given.h"

#include <string.h>

#include "say.h"

/* How often a verb takes an option; each takes --help. */
static unsigned times(const struct verb *verb, char id)
{
    unsigned count = id == 'h';
    for (const char *c = verb->options; *c; c++)
        count += *c == id;
    return count;
}

static bool unknown(const struct given *g, const char *arg)
{
    say("there is no option %s here; see bloomkit %s --help", arg,
        g->verb->name);
    return false;
}

/* A value, or "" for a flag, which may be repeated. */
static bool store(struct given *g, const struct option *o, const char *value)
{
    unsigned char id = (unsigned char)o->id;
    if (!g->value[id])
        g->value[id] = value;
    else if (times(g->verb, o->id) == 2 && !g->again[id])
        g->again[id] = value;
    else if (o->value)
        return say("%s is given once too often", o->name), false;
    return true;
}

/* The value of an option: `rest` of its argument, or the next argument, which
 * *argv then stands at. A lone "%" after what can be a percentage belongs to
 * it; after any other value it is an operand. */
static bool take_value(struct given *g, const struct option *o,
                       const char *rest, char ***argv)
{
    if (!rest && !(*argv)[1])
        return say("%s needs a value, %s", o->name, o->value), false;
    if (!rest)
        rest = *++*argv;
    if (strchr("pF", o->id) && (*argv)[1] && strcmp((*argv)[1], "%") == 0) {
        g->percent[(unsigned char)o->id] = true;
        ++*argv;
    }
    return store(g, o, rest);
}

/* "--name", "--name value" or "--name=value". */
static bool read_long(struct given *g, char ***argv)
{
    const char *arg = **argv;
    size_t len = strcspn(arg, "=");
    const char *rest = arg[len] ? arg + len + 1 : NULL;
    for (const struct option *o = options; o->name; o++) {
        if (strlen(o->name) != len || strncmp(o->name, arg, len) != 0
            || !times(g->verb, o->id))
            continue;
        if (o->value)
            return take_value(g, o, rest, argv);
        return rest ? (say("%s takes no value", o->name), false)
                    : store(g, o, "");
    }
    return unknown(g, arg);
}

/* "-x", "-x value", "-xvalue", or several flags in one, "-vc". */
static bool read_short(struct given *g, char ***argv)
{
    const char *arg = **argv;
    for (const char *c = arg + 1; *c; c++) {
        const struct option *o = option_by_id(*c);
        if (!o || !times(g->verb, *c) || (*c >= 'A' && *c <= 'Z'))
            return unknown(g, arg);
        if (o->value)
            return take_value(g, o, c[1] ? c + 1 : NULL, argv);
        if (!store(g, o, ""))
            return false;
    }
    return true;
}

static bool check_operands(const struct given *g)
{
    const struct verb *v = g->verb;
    if (given_has(g, 'h')
        || (g->operands >= v->least && g->operands <= v->most))
        return true;
    if (v->most == 0)
        say("'%s' is too much: only options are needed", g->operand[0]);
    else
        say("%s here: it takes %s", g->operands < v->least
            ? "something is missing" : "there is too much", v->operands);
    return false;
}

/* "-" alone is an operand: the standard input. */
bool given_read(struct given *g, const struct verb *verb, char **argv)
{
    *g = (struct given){ .verb = verb, .operand = argv };
    for (bool over = false; *argv; argv++) {
        bool done = true;
        if (over || (*argv)[0] != '-' || !(*argv)[1])
            g->operand[g->operands++] = *argv;
        else if (strcmp(*argv, "--") == 0)
            over = true;
        else
            done = (*argv)[1] == '-' ? read_long(g, &argv)
                                     : read_short(g, &argv);
        if (!done)
            return false;
    }
    return check_operands(g);
}

bool given_has(const struct given *g, char id)
{
    return g->value[(unsigned char)id] != NULL;
}
