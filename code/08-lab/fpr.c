/* bloomkit fpr */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "figure.h"
#include "filters.h"
#include "measure.h"
#include "plan.h"
#include "progress.h"
#include "say.h"
#include "stop.h"
#include "tally.h"

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Measures in parts of about a tenth of a second, between which there is time
 * to tell how far it is. The parts are sums of whole numbers, so their sizes,
 * which depend on the clock, do not show in the result. Of a part that was
 * stopped, the filters count that were finished. */
static const char *measure_parts(struct measure_plan *part, uint64_t count,
                                 struct tally *t)
{
    struct measure_result r;
    uint64_t size = measure_threads(part);
    while (t->trials < count && !stop_asked()) {
        uint64_t left = count - t->trials;
        double start = seconds();
        part->trials = size < left ? size : left;
        const char *why = measure(part, &r);
        if (why && why != measure_stopped)
            return why;
        part->first += r.trials;
        t->trials += r.trials;
        t->false_positives += r.false_positives;
        t->squares += r.squares;
        progress_at(t->trials, count);
        if (seconds() - start < 0.1)
            size *= 2;
    }
    return NULL;
}

/* One point; *t is to be freed whatever happens. Each n is an experiment of its
 * own, so that its row is the same in whatever range it stands. */
static const char *measure_point(const struct plan *p, uint64_t n,
                                 struct tally *t)
{
    struct measure_plan part = {
        .m = p->m, .k = p->k, .n = n, .scheme = p->scheme, .keys = &p->keys,
        .first = plan_first(p), .probes = plan_probes(p, n),
        .seed = probe_mix(p->seed) + n, .threads = (unsigned)p->threads,
        .stop = stop_asked,
    };
    *t = (struct tally){ .m = p->m, .k = p->k, .n = n, .probes = part.probes };
    const char *why = measure_parts(&part, plan_count(p), t);
    if (why || t->trials == 0)
        return why;
    t->scheme = strdup(p->scheme->name);
    t->keys = strdup(p->keys_name);
    t->filters = filters_text(p->seed, plan_first(p), t->trials);
    return t->scheme && t->keys && t->filters ? NULL : filters_no_memory;
}

/* Measures and prints all points, each n once, until it is told to stop. */
static bool print_points(struct plan *p, struct table *table,
                         struct figure *figure)
{
    uint64_t n;
    bool done = true;
    while (done && !stop_asked() && range_next(&p->n, &n)) {
        if (range_repeats(&p->n, p->range, n))
            continue;
        struct tally t;
        char what[40];
        snprintf(what, sizeof what, "n = %" PRIu64, n);
        progress_begin(what);
        const char *why = measure_point(p, n, &t);
        progress_end();
        if (why)
            say("n = %" PRIu64 ": %s", n, why);
        done = !why;
        if (done && t.trials > 0)
            done = tally_row(table, &t) && figure_tally(figure, &t);
        if (done && stop_asked())
            say("interrupted after %" PRIu64 " of %" PRIu64 " trials for n = %"
                PRIu64, t.trials, plan_count(p), n);
        tally_free(&t);
    }
    return done;
}

/* The text as a shell would read it back, to free(); NULL without memory. */
static char *quoted(const char *text)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyz0123456789"
                                "ABCDEFGHIJKLMNOPQRSTUVWXYZ%+,-./:@_";
    char *room = malloc(4 * strlen(text) + 3), *at = room;
    if (!room)
        return NULL;
    if (text[strspn(text, plain)] == '\0')
        return strcpy(room, text);
    *at++ = '\'';
    for (; *text; *at++ = *text++)
        if (*text == '\'')
            at = strcpy(at, "'\\'") + 3;
    strcpy(at, "'");
    return room;
}

/* The command, to be pasted. False, after having said so, without memory. */
static bool note(struct table *table, const struct plan *p)
{
    char probes[32] = "", shard[64] = "", *keys = quoted(p->keys_name);
    if (!keys)
        return say("there is no memory for a table"), false;
    if (p->probes)
        snprintf(probes, sizeof probes, " --probes %" PRIu64, p->probes);
    if (p->shards > 1)
        snprintf(shard, sizeof shard, " --shard %" PRIu64 "/%" PRIu64,
                 p->shard, p->shards);
    table_note(table, "bloomkit fpr -m %" PRIu64 " -k %u -n %s --keys %s "
               "--scheme %s --trials %" PRIu64 "%s --seed %" PRIu64 "%s",
               p->m, p->k, p->range, keys, p->scheme->name, p->trials, probes,
               p->seed, shard);
    free(keys);
    return true;
}

static int print_table(const struct given *g, struct plan *p,
                       struct figure *figure)
{
    struct table *table = given_table(g, tally_columns);
    if (!table)
        return SAY_TROUBLE;
    stop_catch();
    bool done = note(table, p) && print_points(p, table, figure);
    done = table_end(table) && done;
    return !done ? SAY_TROUBLE : stop_asked() ? stop_status() : SAY_FINE;
}

/* The figure is drawn of whatever there is, even when it was interrupted. */
int run_fpr(const struct given *g)
{
    struct plan p;
    struct figure *figure = NULL;
    int status = SAY_TROUBLE;
    if (plan_read(&p, g)
        && (!given_has(g, 'P') || (figure = figure_new(g->value['P']))))
        status = print_table(g, &p, figure);
    if (!figure_end(figure, status != SAY_TROUBLE))
        status = SAY_TROUBLE;
    plan_free(&p);
    return status;
}
