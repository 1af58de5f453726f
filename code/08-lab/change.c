/* bloomkit add, bloomkit remove */
#include <inttypes.h>
#include <stddef.h>

#include "beside.h"
#include "feed.h"
#include "file.h"
#include "given.h"
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

/* Loads the filter, changes it by each key, and saves it. */
static bool change(const struct given *g, struct change *c,
                   feed_take *by)
{
    char why[WIRE_WHY];
    *c = (struct change){ .absent = 0 };
    progress_begin(g->operand[0]);
    if (!file_load(&c->filter, g->operand[0], why))
        return say("%s", why), false;
    bool done = beside_possible(g->operand[0], why) || (say("%s", why), false);
    if (done && by == take_out && c->filter.bloom)
        done = (say("%s: %s", g->operand[0], filter_plain), false);
    progress_begin("keys");
    done = done && feed(g, 1, by, c);
    if (done && !file_save(&c->filter, g->operand[0], why))
        done = (say("%s", why), false);
    progress_end();
    filter_free(&c->filter);
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
