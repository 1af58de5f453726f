/* bloomkit union */
#include <stddef.h>

#include "file.h"
#include "given.h"
#include "progress.h"
#include "say.h"

/* A plain filter with its number of insertions. */
static bool load(struct filter *f, const char *path)
{
    char why[WIRE_WHY];
    struct record r;
    *f = (struct filter){ .bloom = NULL };
    if (!file_inspect(&r, path, why)
        || !(f->bloom = file_load_bloom(path, why)))
        return say("%s", why), false;
    f->insertions = r.insertions;
    return true;
}

static bool add_file(struct filter *into, const char *path)
{
    struct filter from;
    if (!load(&from, path))
        return false;
    const char *why = bloom_union(into->bloom, from.bloom);
    if (why)
        say("%s: %s", path, why);
    into->insertions += from.insertions;
    filter_free(&from);
    return !why;
}

int run_union(const struct given *g)
{
    struct filter all;
    char why[WIRE_WHY];
    if (!given_has(g, 'o'))
        return say("-o FILE is missing");
    progress_begin("filters");
    if (!load(&all, g->operand[0]))
        return SAY_TROUBLE;
    bool done = true;
    for (int i = 1; i < g->operands && done; i++)
        done = add_file(&all, g->operand[i]);
    if (done && !file_save(&all, g->value['o'], why))
        done = (say("%s", why), false);
    filter_free(&all);
    return done ? SAY_FINE : SAY_TROUBLE;
}
