/* bloomkit add, bloomkit remove */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <stddef.h>
#include <unistd.h>

#include "beside.h"
#include "feed.h"
#include "file.h"
#include "given.h"
#include "hold.h"
#include "progress.h"
#include "say.h"

/* A filter, and how many keys it has refused to give up. */
struct change { struct filter filter; uint64_t absent, stuck; };

static bool add(void *context, const struct many_key *keys, size_t count)
{
    struct change *c = context;
    bool fresh[FEED_PART];
    filter_add_many(&c->filter, keys, count, fresh);
    return true;
}

static bool take_out(void *context, const struct many_key *keys, size_t count)
{
    struct change *c = context;
    for (size_t i = 0; i < count; i++) {
        const char *why = filter_remove(&c->filter, keys[i].bytes,
                                        keys[i].len);
        c->absent += why == counting_absent;
        c->stuck += why == counting_stuck;
    }
    return true;
}

static bool load(struct filter *f, const char *path, feed_take *by)
{
    char why[WIRE_WHY];
    if (!file_load(f, path, why) || !beside_possible(path, why))
        return say("%s", why), false;
    return by == add || f->counting
        || (say("%s: %s", path, filter_plain), false);
}

static bool save(const struct filter *f, const char *path, int fd)
{
    char why[WIRE_WHY];
    return file_replace(f, path, fd, why) || (say("%s", why), false);
}

/* Loads the filter, changes it by each key, and saves it. */
static bool change(const struct given *g, struct change *c, feed_take *by)
{
    const char *path = g->operand[0];
    *c = (struct change){ .absent = 0 };
    progress_begin(path);
    int fd = hold_open(path);
    if (fd < 0)
        return false;
    bool done = load(&c->filter, path, by);
    progress_begin("keys");
    done = done && feed(g, 1, by, c) && save(&c->filter, path, fd);
    progress_end();
    filter_free(&c->filter);
    close(fd);
    return done;
}

int run_add(const struct given *g)
{
    struct change c;
    return change(g, &c, add) ? SAY_FINE : SAY_TROUBLE;
}

int run_remove(const struct given *g)
{
    struct change c;
    if (!change(g, &c, take_out))
        return SAY_TROUBLE;
    if (c.stuck)
        say("with counters that are stuck, so that they may still be found: "
            "%" PRIu64, c.stuck);
    if (c.absent)
        say("certainly not in it, and left alone: %" PRIu64, c.absent);
    return c.absent ? SAY_NO : SAY_FINE;
}
