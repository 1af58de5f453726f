#include "filters.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

const char filters_bad[] =
    "the column 'filters' must read like 1:0-99, seed:first-last";
const char filters_twice[] = "the same filters are in it twice";
const char filters_amiss[] =
    "the column 'filters' does not name as many filters as there are trials";
const char filters_no_memory[] = "there is no memory for so many results";

/* Some filters of one seed, in a row. */
struct filter_run { uint64_t seed, first, last; };

/* As a text, at most: three numbers of 20 digits, and a mark behind each. */
enum { RUN_ROOM = 64 };

static int print_run(char *to, const char *mark, const struct filter_run *r)
{
    return snprintf(to, RUN_ROOM, "%s%" PRIu64 ":%" PRIu64 "-%" PRIu64, mark,
                    r->seed, r->first, r->last);
}

char *filters_text(uint64_t seed, uint64_t first, uint64_t count)
{
    char *text = malloc(RUN_ROOM);
    if (text)
        print_run(text, "",
                  &(struct filter_run){ seed, first, first + count - 1 });
    return text;
}

/* A number and the mark behind it; false if there is none. */
static bool read_number(const char **text, char mark, uint64_t *value)
{
    char *end;
    if (!isdigit((unsigned char)**text))
        return false;
    errno = 0;
    *value = strtoull(*text, &end, 10);
    *text = end + (mark != '\0');
    return errno == 0 && (mark == '\0' || *end == mark);
}

/* How many runs the text may hold at most. */
static size_t most_runs(const char *text)
{
    size_t count = 1;
    for (; *text; text++)
        count += *text == ',';
    return count;
}

static bool read_runs(const char *text, struct filter_run *run,
                      size_t *count)
{
    do {
        struct filter_run *r = &run[(*count)++];
        if (!read_number(&text, ':', &r->seed)
            || !read_number(&text, '-', &r->first)
            || !read_number(&text, '\0', &r->last) || r->last < r->first)
            return false;
    } while (*text++ == ',');
    return text[-1] == '\0';
}

static int compare_filter_runs(const void *a, const void *b)
{
    const struct filter_run *x = a, *y = b;
    if (x->seed != y->seed)
        return x->seed < y->seed ? -1 : 1;
    return (x->first > y->first) - (x->first < y->first);
}

/* Neighbours become one run; false when two overlap. */
static bool unite(struct filter_run *run, size_t *count)
{
    size_t kept = 0;
    qsort(run, *count, sizeof *run, compare_filter_runs);
    for (size_t i = 0; i < *count; i++) {
        struct filter_run *last = kept ? &run[kept - 1] : NULL;
        bool same = last && last->seed == run[i].seed;
        if (same && run[i].first <= last->last)
            return false;
        if (same && run[i].first == last->last + 1)
            last->last = run[i].last;
        else
            run[kept++] = run[i];
    }
    *count = kept;
    return true;
}

static char *print_runs(const struct filter_run *run, size_t count)
{
    char *text = malloc(count * RUN_ROOM), *end = text;
    for (size_t i = 0; i < count && text; i++)
        end += print_run(end, i ? "," : "", &run[i]);
    return text;
}

/* The runs of two texts, b may be NULL, in order; to free(). On refusal NULL,
 * with the reason in *why. */
static struct filter_run *runs_of(const char *a, const char *b, size_t *count,
                                  const char **why)
{
    size_t most = most_runs(a) + (b ? most_runs(b) : 0);
    struct filter_run *run = calloc(most, sizeof *run);
    *count = 0;
    *why = !run ? filters_no_memory
         : !read_runs(a, run, count) || (b && !read_runs(b, run, count))
             ? filters_bad
         : !unite(run, count) ? filters_twice : NULL;
    if (!*why)
        return run;
    free(run);
    return NULL;
}

const char *filters_check(const char *text, uint64_t count)
{
    const char *why;
    size_t runs;
    struct filter_run *run = runs_of(text, NULL, &runs, &why);
    for (size_t i = 0; i < runs && !why; i++) {
        uint64_t others = run[i].last - run[i].first;
        if (others >= count)
            why = filters_amiss;
        count -= others + 1;
    }
    free(run);
    return why || count == 0 ? why : filters_amiss;
}

char *filters_join(const char *a, const char *b, const char **why)
{
    size_t count;
    struct filter_run *run = runs_of(a, b, &count, why);
    char *text = run ? print_runs(run, count) : NULL;
    if (run && !text)
        *why = filters_no_memory;
    free(run);
    return text;
}
