/* On macOS the number of processors is no part of what POSIX asks for. */
#define _POSIX_C_SOURCE 200809L
#define _DARWIN_C_SOURCE
#include "plan.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <unistd.h>

#include "number.h"
#include "progress.h"
#include "say.h"
#include "sizing.h"
#include "tally.h"

enum { DEFAULT_TRIALS = 100, DEFAULT_PROBES = 10000, MOST_THREADS = 256 };

static uint64_t processors(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : count > MOST_THREADS ? MOST_THREADS
                                                : (uint64_t)count;
}

/* m and k, given or from a capacity and a rate; -n is then the capacity, and
 * a second -n the range. */
static bool read_filter(struct plan *p, const struct given *g)
{
    uint64_t capacity = 0;
    double rate = 0;
    struct sizing size;
    if (given_just(g, "mkn") && !g->again['n']) {
        p->range = g->value['n'];
        return given_m_k(g, &p->m, &p->k);
    }
    if (!given_just(g, "np"))
        return say("give -m, -k and -n RANGE; or -n CAPACITY and -p, and "
                   "perhaps -n RANGE"), false;
    if (!given_sizes(g, &p->m, &p->k, &capacity, &rate))
        return false;
    const char *why = sizing_promise(capacity, rate, &size);
    if (why)
        return say("%s", why), false;
    p->m = size.m;
    p->k = size.k;
    p->range = g->again['n'] ? g->again['n'] : g->value['n'];
    return true;
}

static bool read_numbers(struct plan *p, const struct given *g)
{
    if (!given_count(g, 'T', 1, UINT64_C(1) << 30, &p->trials)
        || !given_count(g, 'Q', 1, UINT32_MAX, &p->probes)
        || !given_count(g, 's', 0, UINT64_MAX, &p->seed)
        || !given_count(g, 'j', 1, MOST_THREADS, &p->threads))
        return false;
    if (p->trials <= tally_most_trials(p->probes ? p->probes
                                                 : DEFAULT_PROBES))
        return true;
    return say("%s", tally_too_many), false;
}

/* "3/16". */
static bool read_shard(struct plan *p, const struct given *g)
{
    const char *text = g->value['D'];
    char first[24] = "";
    if (!text)
        return true;
    size_t len = strcspn(text, "/");
    if (text[len] && len < sizeof first)
        memcpy(first, text, len);
    if (number_count(first, &p->shard)
        && number_count(text + len + 1, &p->shards)
        && p->shard >= 1 && p->shard <= p->shards && p->shards <= p->trials)
        return true;
    return say("--shard must be I/N, 1/16 to 16/16, say, with N at most the "
               "%" PRIu64 " trials, not '%s'", p->trials, text), false;
}

static bool read_keys(struct plan *p, const struct given *g)
{
    const char *why = NULL;
    p->keys_name = given_has(g, 'K') ? g->value['K'] : "int";
    progress_begin(p->keys_name);
    if (strcmp(p->keys_name, "int") == 0)
        p->keys = key_integers;
    else if (strcmp(p->keys_name, "uuid") == 0)
        p->keys = key_uuids(p->seed);
    else
        p->keys = key_lines(p->keys_name, p->seed, &why);
    int error = errno;
    progress_end();
    if (why)
        say("--keys %s: %s: %s", p->keys_name, why, strerror(error));
    return !why;
}

/* Told before the first point is measured, even if only the last has too few
 * keys. */
static bool has_enough_keys(const struct plan *p)
{
    struct range r;
    uint64_t least = p->probes ? p->probes : 1, count = p->keys.count;
    if (count >= least && !range_start(&r, p->range, 0, count - least))
        return true;
    return say("--keys %s has %" PRIu64 " different keys: too few for -n %s "
               "and the strangers that are asked", p->keys_name, count,
               p->range), false;
}

bool plan_read(struct plan *p, const struct given *g)
{
    *p = (struct plan){ .scheme = &probe_stream, .trials = DEFAULT_TRIALS,
                        .seed = 1, .threads = processors(),
                        .shard = 1, .shards = 1 };
    return read_filter(p, g) && given_range(&p->n, p->range, 0)
        && given_scheme(g, &p->scheme) && read_numbers(p, g)
        && read_shard(p, g) && read_keys(p, g) && has_enough_keys(p);
}

/* Integers and UUIDs have no data. */
void plan_free(struct plan *p)
{
    if (p->keys.data)
        key_lines_free(&p->keys);
}

static uint64_t share_end(const struct plan *p, uint64_t shard)
{
    return p->trials / p->shards * shard
         + (shard < p->trials % p->shards ? shard : p->trials % p->shards);
}

uint64_t plan_first(const struct plan *p)
{
    return share_end(p, p->shard - 1);
}

uint64_t plan_count(const struct plan *p)
{
    return share_end(p, p->shard) - plan_first(p);
}

uint64_t plan_probes(const struct plan *p, uint64_t n)
{
    uint64_t left = n < p->keys.count ? p->keys.count - n : 1;
    return p->probes ? p->probes
         : left < DEFAULT_PROBES ? left : DEFAULT_PROBES;
}
