#include "feed.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "belt.h"
#include "progress.h"
#include "say.h"

struct meal {
    feed_take *take;
    void *context;
    uint64_t keys;
};

/* What has come is through, and more may be long in coming: whoever waits for
 * the answers is to have them. */
static bool feed_tray(struct meal *meal, const struct tray *t)
{
    bool done = true;
    for (size_t i = 0, count; i < t->count && done; i += count) {
        count = t->count - i < FEED_PART ? t->count - i : FEED_PART;
        done = meal->take(meal->context, t->keys + i, count);
    }
    meal->keys += t->count;
    progress_at(meal->keys, 0);
    fflush(stdout);
    return done;
}

static bool feed_path(struct meal *meal, const char *path, char delimiter)
{
    struct belt *b = belt_open(path, delimiter);
    if (!b)
        return say("%s: cannot open: %s", path, strerror(errno)), false;
    const struct tray *t;
    bool done = true;
    while (done && (t = belt_next(b)))
        done = feed_tray(meal, t);
    if (done && belt_error(b))
        done = (say("%s: cannot read: %s", path, strerror(belt_error(b))),
                false);
    belt_close(b);
    return done;
}

bool feed_file(const char *path, char delimiter, feed_take *take,
               void *context)
{
    struct meal meal = { take, context, 0 };
    return feed_path(&meal, path, delimiter);
}

bool feed(const struct given *g, int first, feed_take *take, void *context)
{
    struct meal meal = { take, context, 0 };
    char delimiter = given_has(g, '0') ? '\0' : '\n';
    if (first >= g->operands)
        return feed_path(&meal, "-", delimiter);
    bool done = true;
    for (int i = first; i < g->operands && done; i++)
        done = feed_path(&meal, g->operand[i], delimiter);
    return done;
}
