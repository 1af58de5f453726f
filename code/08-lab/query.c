/* bloomkit query */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

#include "feed.h"
#include "given.h"
#include "progress.h"
#include "say.h"
#include "source.h"

struct query {
    const struct bloom *bloom;
    bool wanted, print;      /* which keys; print them, or only count? */
    char end;
    uint64_t count;
};

/* Keys that follow each other are printed as they lie. False when nobody reads
 * any more, or the disk is full. */
static bool print_run(const struct query *q, const struct many_key *first,
                      const struct many_key *last)
{
    const char *from = first->bytes, *end = last->bytes;
    size_t len = (size_t)(end - from) + last->len;
    return fwrite(from, 1, len, stdout) == len && putchar(q->end) != EOF;
}

static bool ask(void *context, const struct many_key *keys, size_t count)
{
    struct query *q = context;
    bool maybe[FEED_PART], fine = true;
    many_query(q->bloom, keys, count, maybe);
    for (size_t i = 0, end; i < count && fine; i = end + 1) {
        for (end = i; end < count && maybe[end] == q->wanted; end++)
            q->count++;
        if (q->print && end > i)
            fine = print_run(q, &keys[i], &keys[end - 1]);
    }
    return fine;
}

int run_query(const struct given *g)
{
    struct source s;
    bool count = given_has(g, 'c');
    if (!source_open(&s, g->operand[0]))
        return SAY_TROUBLE;
    struct query q = { s.bloom, !given_has(g, 'v'), !count,
                       given_has(g, '0') ? '\0' : '\n', 0 };
    if (count || !isatty(STDOUT_FILENO))
        progress_begin("keys");
    bool done = feed(g, 1, ask, &q);
    done = source_close(&s) && done;
    if (done && count)
        fprintf(stdout, "%" PRIu64 "\n", q.count);
    return !done ? SAY_TROUBLE : q.count ? SAY_FINE : SAY_NO;
}
