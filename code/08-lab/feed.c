#include "feed.h"

#include <errno.h>
#include <stdint.h>
#include <string.h>

#include "progress.h"
#include "reader.h"
#include "say.h"

struct meal {
    feed_take *take;
    void *context;
    uint64_t keys;
};

static bool feed_file(struct meal *meal, const char *path, char delimiter)
{
    struct reader *r = reader_open(path, delimiter);
    if (!r)
        return say("%s: cannot open: %s", path, strerror(errno)), false;
    struct many_key keys[FEED_PART];
    size_t count;
    bool done = true;
    while (done && (count = reader_part(r, keys, FEED_PART)) > 0) {
        done = meal->take(meal->context, keys, count);
        meal->keys += count;
        progress_at(meal->keys, 0);
    }
    if (done && reader_error(r))
        done = (say("%s: cannot read: %s", path, strerror(reader_error(r))),
                false);
    reader_close(r);
    return done;
}

bool feed(const struct given *g, int first, feed_take *take, void *context)
{
    struct meal meal = { take, context, 0 };
    char delimiter = given_has(g, '0') ? '\0' : '\n';
    if (first >= g->operands)
        return feed_file(&meal, "-", delimiter);
    bool done = true;
    for (int i = first; i < g->operands && done; i++)
        done = feed_file(&meal, g->operand[i], delimiter);
    return done;
}
