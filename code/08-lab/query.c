/* bloomkit query */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

#include "feed.h"
#include "file.h"
#include "given.h"
#include "progress.h"
#include "say.h"

struct query {
    const struct bloom *bloom;
    bool wanted, print;      /* which keys; print them, or only count? */
    char end;
    uint64_t count;
};

/* False when nobody reads any more, or the disk is full. */
static bool ask(void *context, const char *key, size_t len)
{
    struct query *q = context;
    if (bloom_query(q->bloom, key, len) != q->wanted)
        return true;
    q->count++;
    return !q->print || (fwrite(key, 1, len, stdout) == len
                         && putchar(q->end) != EOF);
}

int run_query(const struct given *g)
{
    struct filter f;
    char why[WIRE_WHY];
    bool count = given_has(g, 'c');
    if (!file_load(&f, g->operand[0], why))
        return say("%s", why);
    struct query q = { filter_bits(&f), !given_has(g, 'v'), !count,
                       given_has(g, '0') ? '\0' : '\n', 0 };
    if (count || !isatty(STDOUT_FILENO))
        progress_begin("keys");
    bool done = feed(g, 1, ask, &q);
    if (done && count)
        fprintf(stdout, "%" PRIu64 "\n", q.count);
    filter_free(&f);
    return !done ? SAY_TROUBLE : q.count ? SAY_FINE : SAY_NO;
}
