/* bloomkit union */
#define _POSIX_C_SOURCE 200809L
#include <stddef.h>
#include <unistd.h>

#include "file.h"
#include "given.h"
#include "hold.h"
#include "progress.h"
#include "say.h"
#include "source.h"

/* The first filter says what the sum is to be. */
static const char *add(struct filter *into, const struct source *from)
{
    struct record empty = from->record;
    const char *refused;
    empty.insertions = 0;
    if (empty.bits != 1)
        return "holds a counting filter, not a plain one";
    if (!into->bloom && !filter_new(into, &empty, &refused))
        return refused;
    into->insertions += from->record.insertions;
    return bloom_union(into->bloom, from->bloom);
}

static bool add_file(struct filter *into, const char *path)
{
    struct source from;
    if (!source_open(&from, path))
        return false;
    const char *why = add(into, &from);
    if (why)
        say("%s: %s", path, why);
    return source_close(&from) && !why;
}

static bool unite(struct filter *all, const struct given *g)
{
    bool done = true;
    for (int i = 0; i < g->operands && done; i++)
        done = add_file(all, g->operand[i]);
    return done;
}

static bool save(const struct filter *f, const char *path, int held)
{
    char why[WIRE_WHY];
    progress_begin(path);
    return file_replace(f, path, held, why) || (say("%s", why), false);
}

int run_union(const struct given *g)
{
    struct filter all = { .bloom = NULL };
    const char *out = g->value['o'];
    int held = -1;
    if (!given_has(g, 'o'))
        return say("-o FILE is missing");
    progress_begin(out);
    if (given_replaced(g) && (held = hold_open(out)) < 0)
        return SAY_TROUBLE;
    bool done = unite(&all, g) && save(&all, out, held);
    filter_free(&all);
    if (held >= 0)
        close(held);
    return done ? SAY_FINE : SAY_TROUBLE;
}
