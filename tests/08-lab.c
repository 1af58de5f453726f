/* Step 8, part by part. What the command does as a whole is tested by
 * 08-lab.sh. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <unistd.h>

#include "align.h"
#include "belt.h"
#include "filters.h"
#include "given.h"
#include "measure.h"
#include "number.h"
#include "plan.h"
#include "range.h"
#include "sheet.h"
#include "suite.h"
#include "table.h"
#include "tally.h"

static bool counts(const char *text, uint64_t expected)
{
    uint64_t value = 77;
    return number_count(text, &value) && value == expected;
}

static bool no_count(const char *text)
{
    uint64_t value = 77;
    return !number_count(text, &value) && value == 77;
}

static void counts_are_exact(void)
{
    CU_ASSERT(counts("0", 0));
    CU_ASSERT(counts("1000", 1000));
    CU_ASSERT(counts("1e6", 1000000));
    CU_ASSERT(counts("1E6", 1000000));
    CU_ASSERT(counts("100M", 100000000));
    CU_ASSERT(counts("2.5k", 2500));
    CU_ASSERT(counts("1.5e1", 15));
    CU_ASSERT(counts("3T", UINT64_C(3000000000000)));
    CU_ASSERT(counts(".5e1", 5));
    CU_ASSERT(counts("10.0", 10));
    CU_ASSERT(counts("0e9999999999", 0));
    CU_ASSERT(counts("9007199254740993", UINT64_C(9007199254740993)));
    CU_ASSERT(counts("18446744073709551615", UINT64_MAX));
    CU_ASSERT(counts("1.8446744073709551615e19", UINT64_MAX));
}

static void what_is_no_count_is_refused(void)
{
    static const char *const bad[] = {
        "", "x", "-1", "+1", " 1", "1 ", "0.5", "1.25e1", "1e", "e6", ".", "1e20",
        "18446744073709551616", "20G000", "1e-3", "0x10", "1MM", "1,000", "nan",
        "1e99999999999", "1.2.3",
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        CU_ASSERT(no_count(bad[i]));
}

static bool reads(const char *text, double expected)
{
    double value = 77;
    return number_real(text, &value) && fabs(value - expected) < 1e-15;
}

static void reals_and_percent(void)
{
    static const char *const bad[] = { "", "%", "1%%", "1 x", "x", "inf", "nan",
                                       " 1", "1% %", "0x10%", "+1", "1e",
                                       "0x1p-2" };
    CU_ASSERT(reads("0.01", 0.01));
    CU_ASSERT(reads("1%", 0.01));
    CU_ASSERT(reads("20 %", 0.2));
    CU_ASSERT(reads("1e-3", 0.001));
    CU_ASSERT(reads("-1", -1));
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        CU_ASSERT(!reads(bad[i], 77) && !reads(bad[i], 0));
}

/* The range as a list "1,2,3". */
static const char *list(const char *text)
{
    static char out[256];
    struct range r;
    uint64_t n;
    size_t len = 0;
    const char *why = range_start(&r, text, 0, 1000000);
    if (why)
        return why;
    out[0] = '\0';
    while (range_next(&r, &n) && len < sizeof out - 24)
        len += (size_t)sprintf(out + len, "%s%llu", len ? "," : "",
                               (unsigned long long)n);
    return out;
}

static void ranges_of_each_kind(void)
{
    CU_ASSERT_STRING_EQUAL(list("7"), "7");
    CU_ASSERT_STRING_EQUAL(list("1:10"), "1,2,3,4,5,6,7,8,9,10");
    CU_ASSERT_STRING_EQUAL(list("100:1000:300"), "100,400,700,1000");
    CU_ASSERT_STRING_EQUAL(list("100:999:300"), "100,400,700");
    CU_ASSERT_STRING_EQUAL(list("1e2:1e6:x10"), "100,1000,10000,100000,1000000");
    CU_ASSERT_STRING_EQUAL(list("1:10:x1.5"), "1,2,3,5,8");
    CU_ASSERT_STRING_EQUAL(list("0:4:x2"), "0,1,2,4");
    CU_ASSERT_STRING_EQUAL(list("10,20,50"), "10,20,50");
    CU_ASSERT_STRING_EQUAL(list("1:3,10,20:40:10"), "1,2,3,10,20,30,40");
    CU_ASSERT_STRING_EQUAL(list("5:5"), "5");
    CU_ASSERT_STRING_EQUAL(list("5,5"), "5,5");
}

static void repeated_numbers_are_known(void)
{
    static const char text[] = "1:10:9,10:30:10,5,30,1";
    struct range r;
    uint64_t n;
    char seen[16] = "";
    CU_ASSERT_PTR_NULL(range_start(&r, text, 0, 100));
    while (range_next(&r, &n))
        strcat(seen, range_repeats(&r, text, n) ? "r" : ".");
    CU_ASSERT_STRING_EQUAL(seen, "..r...rr");
}

static void the_ends_of_the_numbers(void)
{
    struct range r;
    uint64_t n = 0, last = UINT64_MAX;
    CU_ASSERT_PTR_NULL(range_start(&r, "18446744073709551614:"
                                   "18446744073709551615", 0, last));
    CU_ASSERT(range_next(&r, &n) && n == last - 1);
    CU_ASSERT(range_next(&r, &n) && n == last);
    CU_ASSERT_FALSE(range_next(&r, &n));
    CU_ASSERT_PTR_NULL(range_start(&r, "1:18446744073709551615:x1e10", 0, last));
    CU_ASSERT(range_next(&r, &n) && range_next(&r, &n));
    CU_ASSERT_EQUAL(n, UINT64_C(10000000000));
    CU_ASSERT_FALSE(range_next(&r, &n));
}

static void bad_ranges_say_why(void)
{
    CU_ASSERT_PTR_EQUAL(list("10:1"), range_backwards);
    CU_ASSERT_PTR_EQUAL(list("1:2,10:1"), range_backwards);
    CU_ASSERT_PTR_EQUAL(list("1:10:0"), range_step);
    CU_ASSERT_PTR_EQUAL(list("1:10:x1"), range_step);
    CU_ASSERT_PTR_EQUAL(list("1:10:x-2"), range_step);
    CU_ASSERT_PTR_EQUAL(list("1:10:xx"), range_bad);
    CU_ASSERT_PTR_EQUAL(list(""), range_bad);
    CU_ASSERT_PTR_EQUAL(list("1:"), range_bad);
    CU_ASSERT_PTR_EQUAL(list(":5"), range_bad);
    CU_ASSERT_PTR_EQUAL(list("1:2:3:4"), range_bad);
    CU_ASSERT_PTR_EQUAL(list("1,,2"), range_bad);
    CU_ASSERT_PTR_EQUAL(list("1,"), range_bad);
    CU_ASSERT_PTR_EQUAL(list("1:2000000"), range_outside);
}

static const char *joined(const char *a, const char *b)
{
    static char out[128];
    const char *why;
    char *text = filters_join(a, b, &why);
    if (!text)
        return why;
    snprintf(out, sizeof out, "%s", text);
    free(text);
    return out;
}

static void filters_are_counted_once(void)
{
    CU_ASSERT_STRING_EQUAL(joined("1:0-9", "1:10-19"), "1:0-19");
    CU_ASSERT_STRING_EQUAL(joined("1:10-19", "1:0-9"), "1:0-19");
    CU_ASSERT_STRING_EQUAL(joined("1:0-9", "1:11-19"), "1:0-9,1:11-19");
    CU_ASSERT_STRING_EQUAL(joined("1:0-9,1:20-29", "1:10-19"), "1:0-29");
    CU_ASSERT_STRING_EQUAL(joined("2:0-9", "1:10-19"), "1:10-19,2:0-9");
    CU_ASSERT_PTR_EQUAL(joined("1:0-9", "1:0-9"), filters_twice);
    CU_ASSERT_PTR_EQUAL(joined("1:0-9", "1:9-19"), filters_twice);
    CU_ASSERT_PTR_EQUAL(joined("1:0-99", "1:5-6"), filters_twice);
    CU_ASSERT_PTR_EQUAL(joined("1:0-9", "1:9-8"), filters_bad);
    CU_ASSERT_PTR_EQUAL(joined("1:0-9", "x"), filters_bad);
    CU_ASSERT_PTR_EQUAL(joined("1:0-9,", "1:-"), filters_bad);
    CU_ASSERT_PTR_EQUAL(joined("1:0-9;", "2:0-9"), filters_bad);
    CU_ASSERT_PTR_EQUAL(joined("", "1:0-9"), filters_bad);
    CU_ASSERT_PTR_NULL(filters_check("1:0-9,1:20-29", 20));
    CU_ASSERT_PTR_NULL(filters_check("1:5-18446744073709551615",
                                     UINT64_MAX - 4));
    CU_ASSERT_PTR_EQUAL(filters_check("1:0-18446744073709551615", UINT64_MAX),
                        filters_amiss);
    CU_ASSERT_PTR_EQUAL(filters_check("1:0-18446744073709551616", 1),
                        filters_bad);
    CU_ASSERT_PTR_EQUAL(filters_check("1:0-9", 11), filters_amiss);
    CU_ASSERT_PTR_EQUAL(filters_check("1:0-9,1:9-9", 11), filters_twice);
}

static struct measure_result measured(uint64_t first, uint64_t trials)
{
    struct measure_plan plan = {
        .m = 100, .k = 5, .n = 14, .scheme = &probe_stream,
        .keys = &key_integers, .first = first, .trials = trials,
        .probes = 300, .seed = 9, .threads = 2,
    };
    struct measure_result r = { .trials = 0 };
    CU_ASSERT_PTR_NULL(measure(&plan, &r));
    return r;
}

static struct tally tallied(const struct measure_result *r)
{
    return (struct tally){ .m = 100, .k = 5, .n = 14, .probes = r->probes,
                           .trials = r->trials, .squares = r->squares,
                           .false_positives = r->false_positives };
}

static bool near(double a, double b)
{
    return fabs(a - b) <= 1e-12 * fabs(b);
}

/* The sums must say what measure() says by its own arithmetic. */
static void sums_say_what_measure_says(void)
{
    for (uint64_t trials = 1; trials <= 64; trials *= 4) {
        struct measure_result r = measured(0, trials);
        struct tally t = tallied(&r);
        struct interval i = tally_interval(&t);
        CU_ASSERT(r.false_positives > 0);
        CU_ASSERT(tally_rate(&t) == r.measured);
        CU_ASSERT(near(i.lo, r.interval.lo) && near(i.hi, r.interval.hi));
    }
}

static void parts_add_up_to_the_whole(void)
{
    struct measure_result all = measured(0, 40), a = measured(0, 13);
    struct measure_result b = measured(13, 27), other = measured(1, 13);
    CU_ASSERT_EQUAL(all.false_positives, a.false_positives + b.false_positives);
    CU_ASSERT_EQUAL(all.squares, a.squares + b.squares);
    CU_ASSERT_NOT_EQUAL(a.squares, other.squares);
}

/* A thousand million filters with 100,000 false positives each, and one with one
 * more: on the way, products of the sums exceed 2^64. */
static void large_sums_keep_their_digits(void)
{
    uint64_t T = UINT64_C(1) << 30, f = 100000;
    struct tally t = { .m = 1, .k = 1, .n = 1, .probes = 131071, .trials = T,
                       .false_positives = T * f + 1,
                       .squares = T * f * f + 2 * f + 1 };
    double sd = (tally_interval(&t).hi - tally_rate(&t)) / 1.959963986;
    CU_ASSERT(T <= tally_most_trials(t.probes));
    /* Wilson's is the wider one here: it is known in closed form. */
    double p = tally_rate(&t), n = (double)T * 131071;
    CU_ASSERT(fabs(sd / sqrt(p * (1 - p) / n) - 1) < 1e-6);
}

/* Whatever three filters of five probes may come upon: no other squares than
 * these are taken, and both bounds are met. */
static void squares_have_bounds(void)
{
    uint64_t least[16], most[16] = { 0 };
    memset(least, 0xff, sizeof least);
    for (uint64_t i = 0; i < 216; i++) {
        uint64_t a = i % 6, b = i / 6 % 6, c = i / 36;
        uint64_t sum = a + b + c, squares = a * a + b * b + c * c;
        least[sum] = squares < least[sum] ? squares : least[sum];
        most[sum] = squares > most[sum] ? squares : most[sum];
    }
    for (uint64_t sum = 0; sum < 16; sum++) {
        struct tally t = { .trials = 3, .probes = 5, .false_positives = sum };
        CU_ASSERT_EQUAL(tally_least_squares(&t), least[sum]);
        CU_ASSERT_EQUAL(tally_most_squares(&t), most[sum]);
    }
    struct tally one = { .trials = 1, .probes = UINT32_MAX,
                         .false_positives = UINT32_MAX - 1 };
    uint64_t square = one.false_positives * one.false_positives;
    CU_ASSERT_EQUAL(tally_least_squares(&one), square);
    CU_ASSERT_EQUAL(tally_most_squares(&one), square);
}

static void too_many_trials_are_refused(void)
{
    char scheme[] = "stream", keys[] = "int", filters[] = "1:0-0";
    struct tally a = { .m = 1, .k = 1, .n = 1, .probes = UINT32_MAX,
                       .trials = 1, .scheme = scheme, .keys = keys,
                       .filters = filters };
    CU_ASSERT_EQUAL(tally_most_trials(UINT32_MAX), 1);
    CU_ASSERT_EQUAL(tally_most_trials(UINT64_C(1) << 32), 0);
    CU_ASSERT_PTR_EQUAL(tally_add(&a, &a), tally_too_many);
    CU_ASSERT_EQUAL(a.trials, 1);
}

/* A scratch file with these bytes. */
static const char *file_with(const char *bytes, size_t len)
{
    static char path[] = "/tmp/bloomkit-test-XXXXXX";
    strcpy(path + sizeof path - 7, "XXXXXX");
    int fd = mkstemp(path);
    CU_ASSERT_FATAL(fd >= 0);
    CU_ASSERT_EQUAL(write(fd, bytes, len), (ssize_t)len);
    close(fd);
    return path;
}

/* The keys of such a file, as "<a><b>". */
static const char *keys(const char *bytes, size_t len, char delimiter)
{
    static char out[256];
    const char *path = file_with(bytes, len);
    size_t used = 0;
    struct belt *b = belt_open(path, delimiter);
    const struct tray *t;
    unlink(path);
    CU_ASSERT_PTR_NOT_NULL_FATAL(b);
    memset(out, 0, sizeof out);
    while ((t = belt_next(b)))
        for (size_t i = 0; i < t->count; i++) {
            const char *key = t->keys[i].bytes;
            out[used++] = '<';
            for (size_t j = 0; j < t->keys[i].len; j++)
                out[used++] = key[j] ? key[j] : '@';
            out[used++] = '>';
        }
    CU_ASSERT_EQUAL(belt_error(b), 0);
    belt_close(b);
    return out;
}

static void keys_of_all_kinds(void)
{
    CU_ASSERT_STRING_EQUAL(keys("", 0, '\n'), "");
    CU_ASSERT_STRING_EQUAL(keys("\n", 1, '\n'), "<>");
    CU_ASSERT_STRING_EQUAL(keys("a", 1, '\n'), "<a>");
    CU_ASSERT_STRING_EQUAL(keys("a\n\nb", 4, '\n'), "<a><><b>");
    CU_ASSERT_STRING_EQUAL(keys("a\r\nb\n", 5, '\n'), "<a\r><b>");
    CU_ASSERT_STRING_EQUAL(keys("a\0b\nc", 5, '\n'), "<a@b><c>");
    CU_ASSERT_STRING_EQUAL(keys("a\nb\0c\0", 6, '\0'), "<a\nb><c>");
}

/* Lines around each power of two, so that they end on every side of a
 * buffer's end, and one of 10 MB. */
static void lines_of_any_length(void)
{
    size_t longest = 10000000, room = 2 * longest, used = 0, count = 0;
    size_t lengths[64];
    char *text = malloc(room);
    CU_ASSERT_PTR_NOT_NULL_FATAL(text);
    for (size_t power = 2; power <= 1 << 20; power *= 2)
        for (size_t less = 0; less < 3; less++)
            lengths[count++] = power + 1 - less;
    lengths[count++] = longest;
    for (size_t i = 0; i < count; i++) {
        memset(text + used, 'a' + (int)(i % 26), lengths[i]);
        used += lengths[i];
        text[used++] = '\n';
    }
    const char *path = file_with(text, used);
    size_t at = 0;
    struct belt *b = belt_open(path, '\n');
    const struct tray *t;
    unlink(path);
    CU_ASSERT_PTR_NOT_NULL_FATAL(b);
    while ((t = belt_next(b)))
        for (size_t i = 0; i < t->count; i++, at++) {
            const char *key = t->keys[i].bytes;
            size_t len = t->keys[i].len;
            CU_ASSERT(at < count && len == lengths[at]);
            CU_ASSERT(key[0] == 'a' + (int)(at % 26)
                      && key[len - 1] == key[0]);
            CU_ASSERT(i == 0 || key[-1] == '\n');
        }
    CU_ASSERT_EQUAL(at, count);
    belt_close(b);
    free(text);
}

static void what_cannot_be_read_is_told(void)
{
    CU_ASSERT_PTR_NULL(belt_open("/nowhere/at/all", '\n'));
    CU_ASSERT_EQUAL(errno, ENOENT);
    struct belt *b = belt_open("/", '\n');
    CU_ASSERT_PTR_NOT_NULL_FATAL(b);
    CU_ASSERT_PTR_NULL(belt_next(b));
    CU_ASSERT_EQUAL(belt_error(b), EISDIR);
    belt_close(b);
}

/* A table of two rows in a format. */
static const char *tabled(enum table_format format, unsigned rows)
{
    static char out[512];
    char *text;
    size_t size;
    FILE *f = open_memstream(&text, &size);
    struct table *t = table_new(f, format, "m name rate");
    table_note(t, "a note %d", 1);
    for (unsigned i = 0; i < rows; i++) {
        table_count(t, i ? 5 : 1000);
        table_text(t, i ? "a\"\tb" : "x");
        table_real(t, i ? NAN : 1.0 / 3);
        CU_ASSERT(table_row(t));
    }
    CU_ASSERT(table_end(t));
    fclose(f);
    snprintf(out, sizeof out, "%s", text);
    free(text);
    return out;
}

static void tables_of_three_kinds(void)
{
    CU_ASSERT_STRING_EQUAL(tabled(TABLE_TSV, 2),
        "# a note 1\nm\tname\trate\n1000\tx\t0.333333333333333\n"
        "5\ta\"?b\tnan\n");
    CU_ASSERT_STRING_EQUAL(tabled(TABLE_JSON, 2),
        "[\n  { \"m\": 1000, \"name\": \"x\", \"rate\": 0.333333333333333 },\n"
        "  { \"m\": 5, \"name\": \"a\\\"\\u0009b\", \"rate\": null }\n]\n");
    CU_ASSERT_STRING_EQUAL(tabled(TABLE_PEOPLE, 2),
        "   m  name      rate\n1000     x  0.333333\n   5  a\"?b       nan\n");
    CU_ASSERT_STRING_EQUAL(tabled(TABLE_PEOPLE, 1),
        "m     1000\nname  x\nrate  0.333333\n");
    CU_ASSERT_STRING_EQUAL(tabled(TABLE_TSV, 0), "# a note 1\nm\tname\trate\n");
    CU_ASSERT_STRING_EQUAL(tabled(TABLE_JSON, 0), "[]\n");
}

static void columns_are_as_wide_as_their_characters(void)
{
    char tsv[] = "file\tm\n\xc3\xbcn\xc3\xaf\xe2\x82\xac\t10\nabcde\xff\t7\n";
    char out[128] = "";
    FILE *f = fmemopen(out, sizeof out, "w");
    align(f, tsv, strlen(tsv));
    fclose(f);
    CU_ASSERT_STRING_EQUAL(out, "  file   m\n"
                                "  \xc3\xbcn\xc3\xaf\xe2\x82\xac  10\n"
                                "abcde\xff   7\n");
}

/* A text as a cell of JSON. */
static const char *cell_of_json(const char *text)
{
    static char out[128];
    FILE *f = fmemopen(out, sizeof out, "w");
    struct table *t = table_new(f, TABLE_JSON, "a");
    table_text(t, text);
    CU_ASSERT(table_row(t) && table_end(t));
    fclose(f);
    out[strlen(out) - strlen("\" }\n]\n")] = '\0';
    return out + strlen("[\n  { \"a\": \"");
}

static void json_is_utf8(void)
{
    static const char *const good[] = { "", "a\x7f", "\xc2\x80", "\xdf\xbf",
        "\xe0\xa0\x80", "\xed\x9f\xbf", "\xee\x80\x80", "\xef\xbf\xbf",
        "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf" };
    static const char *const bad[] = { "\x80", "\xff", "\xf8", "\xc1\xbf",
        "\xe0\x9f\xbf", "\xed\xa0\x80", "\xf0\x8f\xbf\xbf",
        "\xf4\x90\x80\x80", "\xc3", "\xe2\x82", "\xf0\x9f\x8c" };
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        CU_ASSERT_STRING_EQUAL(cell_of_json(good[i]), good[i]);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char want[64] = "";
        for (const char *c = bad[i]; *c; c++)
            strcat(want, "\\ufffd");
        CU_ASSERT_STRING_EQUAL(cell_of_json(bad[i]), want);
    }
    CU_ASSERT_STRING_EQUAL(cell_of_json("\xc3(\xc3\xa9\n"),
                           "\\ufffd(\xc3\xa9\\u000a");
}

static void a_full_disk_is_told(void)
{
    FILE *f = fopen("/dev/full", "w");
    if (!f)
        return;
    struct table *t = table_new(f, TABLE_TSV, "m");
    table_count(t, 1);
    CU_ASSERT_FALSE(table_row(t));
    CU_ASSERT_EQUAL(errno, ENOSPC);
    CU_ASSERT_FALSE(table_end(t));
    fclose(f);
}

/* Reads a command line of words, with what is said kept out of sight. What was
 * given lies in the words, so these outlive the call, until the next one. */
static bool line(struct given *g, const char *verb, char **argv)
{
    static char *words[32];
    size_t count = 0;
    do
        words[count] = argv[count];
    while (argv[count++] && count < sizeof words / sizeof words[0]);
    FILE *kept = freopen("/dev/null", "w", stderr);
    return kept && given_read(g, verb_by_name(verb), words);
}

#define LINE(g, verb, ...) line(g, verb, (char *[]){ __VA_ARGS__, NULL })

static void options_in_every_place(void)
{
    struct given g;
    CU_ASSERT(LINE(&g, "query", "f", "-v", "keys", "-c0"));
    CU_ASSERT(g.operands == 2 && strcmp(g.operand[1], "keys") == 0);
    CU_ASSERT(given_has(&g, 'v') && given_has(&g, 'c') && given_has(&g, '0'));
    CU_ASSERT(LINE(&g, "query", "--", "-v", "-c"));
    CU_ASSERT(g.operands == 2 && !given_has(&g, 'v'));
    CU_ASSERT(LINE(&g, "query", "f", "-"));
    CU_ASSERT_EQUAL(g.operands, 2);
    CU_ASSERT(LINE(&g, "fpr", "-m1000", "-k", "7", "-n", "5", "--seed=3"));
    CU_ASSERT_STRING_EQUAL(g.value['m'], "1000");
    CU_ASSERT_STRING_EQUAL(g.value['s'], "3");
    CU_ASSERT(LINE(&g, "fpr", "-n", "5", "-p", "1", "%", "-n", "1:9"));
    CU_ASSERT(g.percent['p'] && strcmp(g.again['n'], "1:9") == 0);
    CU_ASSERT(given_just(&g, "np") && !given_just(&g, "n"));
    CU_ASSERT(LINE(&g, "build", "-p", "1", "%", "-n", "5", "%"));
    CU_ASSERT(g.operands == 1 && !g.percent['n']);
}

static void bad_command_lines_are_refused(void)
{
    struct given g;
    CU_ASSERT_FALSE(LINE(&g, "fpr", "-x"));
    CU_ASSERT_FALSE(LINE(&g, "fpr", "--x"));
    CU_ASSERT_FALSE(LINE(&g, "fpr", "-T", "5"));
    CU_ASSERT_FALSE(LINE(&g, "fpr", "-n"));
    CU_ASSERT_FALSE(LINE(&g, "fpr", "-n", "1", "-n", "2", "-n", "3"));
    CU_ASSERT_FALSE(LINE(&g, "fpr", "-m", "1", "-m", "2"));
    CU_ASSERT_FALSE(LINE(&g, "fpr", "operand"));
    CU_ASSERT_FALSE(LINE(&g, "query", "-c"));
    CU_ASSERT_FALSE(LINE(&g, "query", "f", "--count=3"));
    CU_ASSERT_FALSE(LINE(&g, "size", "--seed", "3"));
    CU_ASSERT_FALSE(LINE(&g, "fpr", "--see", "3"));
}

/* Each verb's option letters are options, and each option is some verb's. */
static void the_tables_agree(void)
{
    for (const struct verb *v = verbs; v->name; v++)
        for (const char *c = v->options; *c; c++)
            CU_ASSERT_PTR_NOT_NULL(option_by_id(*c));
    for (const struct option *o = options; o->name; o++) {
        bool used = o->id == 'h';
        for (const struct verb *v = verbs; v->name; v++)
            used = used || strchr(v->options, o->id);
        CU_ASSERT(used);
        CU_ASSERT_PTR_EQUAL(option_by_id(o->id), o);
    }
}

static void shards_cover_the_trials_once(void)
{
    for (uint64_t trials = 1; trials <= 40; trials++)
        for (uint64_t shards = 1; shards <= trials; shards++) {
            struct plan p = { .trials = trials, .shards = shards };
            uint64_t next = 0;
            for (p.shard = 1; p.shard <= shards; p.shard++) {
                CU_ASSERT(plan_first(&p) == next && plan_count(&p) >= 1);
                next += plan_count(&p);
            }
            CU_ASSERT_EQUAL(next, trials);
        }
}

SUITE("08-lab",
      TEST(counts_are_exact),
      TEST(what_is_no_count_is_refused),
      TEST(reals_and_percent),
      TEST(ranges_of_each_kind),
      TEST(repeated_numbers_are_known),
      TEST(the_ends_of_the_numbers),
      TEST(bad_ranges_say_why),
      TEST(filters_are_counted_once),
      TEST(sums_say_what_measure_says),
      TEST(parts_add_up_to_the_whole),
      TEST(large_sums_keep_their_digits),
      TEST(squares_have_bounds),
      TEST(too_many_trials_are_refused),
      TEST(keys_of_all_kinds),
      TEST(lines_of_any_length),
      TEST(what_cannot_be_read_is_told),
      TEST(tables_of_three_kinds),
      TEST(columns_are_as_wide_as_their_characters),
      TEST(json_is_utf8),
      TEST(a_full_disk_is_told),
      TEST(options_in_every_place),
      TEST(bad_command_lines_are_refused),
      TEST(the_tables_agree),
      TEST(shards_cover_the_trials_once))
