/* bloomkit show */
#include <ctype.h>
#include <inttypes.h>
#include <string.h>

#include "bits.h"
#include "feed.h"
#include "file.h"
#include "given.h"
#include "say.h"
#include "source.h"

enum { MOST = 4096, WIDTH = 60, LABEL = 10 };

/* The filter, and which of its positions are to be seen; NULL: all. */
struct view { struct filter *filter; const bool *seen; };

/* A bit as a digit, a counter as a hexadecimal one, or as + if above 15. */
static char digit(const struct view *v, uint64_t i)
{
    struct filter *f = v->filter;
    if (v->seen && !v->seen[i])
        return '.';
    if (f->bloom)
        return bits_get(bloom_words(f->bloom), i) ? '1' : '0';
    unsigned count = counting_count_at(f->counting, i);
    return count > 15 ? '+' : "0123456789abcdef"[count];
}

/* Rows of WIDTH positions, each with a label, and a remark after the last. */
static bool print_rows(const struct view *v, const char *label,
                       const char *remark)
{
    uint64_t m = bloom_m(filter_bits(v->filter));
    for (uint64_t i = 0; i < m; i++) {
        if (i % WIDTH == 0)
            fprintf(stdout, "%s%-*s", i ? "\n" : "", LABEL, i ? "" : label);
        putchar(digit(v, i));
    }
    return fprintf(stdout, "   %s\n", remark) > 0;
}

/* What of a key fits into the label, without what a terminal cannot show. */
static void shorten(char label[LABEL], const char *key, size_t len)
{
    size_t i = 0;
    for (; i < len && i < LABEL - 1; i++)
        label[i] = isprint((unsigned char)key[i]) ? key[i] : '?';
    label[i] = '\0';
}

static bool show_key(struct filter *f, const struct many_key *key)
{
    const struct bloom *b = filter_bits(f);
    bool seen[MOST] = { false };
    char label[LABEL];
    struct probe p = probe_start(bloom_scheme(b), bloom_m(b), bloom_seed(b),
                                 key->bytes, key->len);
    for (unsigned i = 0; i < bloom_k(b); i++)
        seen[probe_at(&p, i)] = true;
    shorten(label, key->bytes, key->len);
    return print_rows(&(struct view){ f, seen }, label,
                      bloom_query(b, key->bytes, key->len)
                          ? "maybe" : "definitely not");
}

static bool show_keys(void *filter, const struct many_key *keys, size_t count)
{
    bool done = true;
    for (size_t i = 0; i < count && done; i++)
        done = show_key(filter, &keys[i]);
    return done;
}

static void show_filter(struct filter *f)
{
    char remark[40];
    uint64_t m = bloom_m(filter_bits(f));
    snprintf(remark, sizeof remark, "%" PRIu64 " ones",
             bloom_ones(filter_bits(f)));
    fprintf(stdout, "%-*s", LABEL, "");
    for (uint64_t i = 0; i < m && i < WIDTH; i++)
        putchar((int)('0' + i % 10));
    putchar('\n');
    print_rows(&(struct view){ f, NULL }, "all", remark);
}

static bool can_draw(const char *path, uint64_t m)
{
    return m <= MOST
        || (say("%s: too large to draw: %" PRIu64 " positions, of at most %d",
                path, m, MOST), false);
}

/* The header of a file tells whether it is worth reading the rest. */
static bool load(struct filter *f, const char *path)
{
    char why[WIRE_WHY];
    struct record r;
    if (source_is_file(path) && file_inspect(&r, path, NULL)
        && !can_draw(path, r.m))
        return false;
    if (!file_load(f, path, why))
        return say("%s", why), false;
    bool done = can_draw(path, bloom_m(filter_bits(f)));
    if (!done)
        filter_free(f);
    return done;
}

int run_show(const struct given *g)
{
    struct filter f;
    if (!load(&f, g->operand[0]))
        return SAY_TROUBLE;
    show_filter(&f);
    bool done = g->operands == 1 || feed(g, 1, show_keys, &f);
    filter_free(&f);
    return done ? SAY_FINE : SAY_TROUBLE;
}
