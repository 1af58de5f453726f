#include "range.h"

#include <string.h>

#include "number.h"

const char range_bad[] =
    "must be a number, a range such as 1:10, 100:10000:100 or 1e2:1e6:x10, "
    "or a list of them, 10,20,50";
const char range_backwards[] = "runs backwards: the larger number comes last";
const char range_step[] =
    "needs a step of at least 1, or a factor above x1";
const char range_outside[] = "goes beyond the most that is possible";

enum { PART = 64 };

/* Cuts `text` at the first `mark`; what follows it, or NULL. */
static char *cut_at(char *text, char mark)
{
    char *at = strchr(text, mark);
    if (at)
        *at++ = '\0';
    return at;
}

static const char *read_step(struct range *r, const char *text)
{
    r->step = 1;
    r->factor = 1;
    if (!text)
        return NULL;
    if (*text == 'x') {
        r->step = 0;
        if (!number_real(text + 1, &r->factor))
            return range_bad;
        return r->factor > 1 ? NULL : range_step;
    }
    if (!number_count(text, &r->step))
        return range_bad;
    return r->step ? NULL : range_step;
}

/* Reads the part at r->rest, and leaves r->rest behind it. */
static const char *open_part(struct range *r)
{
    char first[PART];
    size_t len = strcspn(r->rest, ",");
    if (len >= PART)
        return range_bad;
    memcpy(first, r->rest, len);
    first[len] = '\0';
    r->rest = r->rest[len] ? r->rest + len + 1 : NULL;

    char *last = cut_at(first, ':'), *step = last ? cut_at(last, ':') : NULL;
    if (!number_count(first, &r->next)
        || !number_count(last ? last : first, &r->last))
        return range_bad;
    r->inside = true;
    return r->last < r->next ? range_backwards : read_step(r, step);
}

const char *range_start(struct range *r, const char *text, uint64_t least,
                        uint64_t most)
{
    *r = (struct range){ .rest = text };
    while (r->rest) {
        const char *why = open_part(r);
        if (!why && (r->next < least || r->last > most))
            why = range_outside;
        if (why)
            return why;
    }
    *r = (struct range){ .rest = text };
    return NULL;
}

/* A number after the present one, or one past the last. */
static uint64_t step_on(const struct range *r)
{
    uint64_t left = r->last - r->next;
    double times = (double)r->next * r->factor + 0.5;
    if (r->step)
        return left < r->step ? r->last + 1 : r->next + r->step;
    if (times >= (double)r->last + 1)
        return r->last + 1;
    return (uint64_t)times > r->next ? (uint64_t)times : r->next + 1;
}

bool range_next(struct range *r, uint64_t *value)
{
    if (!r->inside && (!r->rest || open_part(r)))
        return false;
    *value = r->next;
    r->inside = r->next < r->last;
    if (r->inside) {
        r->next = step_on(r);
        r->inside = r->next <= r->last && r->next > *value;
    }
    return true;
}

/* Within a part the numbers grow, so that only a part before the present one
 * can hold it. */
bool range_repeats(const struct range *r, const char *text, uint64_t value)
{
    struct range before = { .rest = text };
    uint64_t other;
    while (range_next(&before, &other) && before.rest != r->rest)
        if (other == value)
            return true;
    return false;
}
