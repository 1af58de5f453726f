/* Writes one file of each kind, or reads those that a machine of the other byte
 * order wrote. All that is compared is what the kit promises to be the same
 * everywhere: positions, bits, counters, answers.
 * usage: endian write|check FOLDER
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "file.h"
#include "mapped.h"

enum { KINDS = 6, KEYS = 300 };

static const char *const names[KINDS] = {
    "salted", "double", "enhanced", "stream", "counters4", "counters16"
};

static struct filter make(int kind)
{
    const struct probe_scheme *scheme = probe_schemes[kind < 4 ? kind : 3];
    struct filter f = { 0 };
    if (kind < 4)
        f.bloom = bloom_new(3001, 5, scheme, 0x0123456789ABCDEF, NULL);
    else
        f.counting = counting_new(3001, 5, kind == 4 ? 4 : 16, scheme, 9, NULL);
    char key[32];
    for (int i = 0; i < KEYS; i++)
        filter_add(&f, key, (size_t)snprintf(key, sizeof key, "user %d", i));
    return f;
}

static int equal(const struct filter *a, const struct filter *b)
{
    struct record r = filter_record(a);
    for (uint64_t i = 0; i < record_words(&r); i++)
        if (filter_word(a, i) != filter_word(b, i))
            return 0;
    return a->insertions == b->insertions;
}

static int mapped_answers(const char *path, const struct filter *f)
{
    struct mapped *m = mapped_open(path, NULL);
    int same = m && mapped_verify(m);
    char key[32];
    for (int i = 0; same && i < 10 * KEYS; i++) {
        size_t len = (size_t)snprintf(key, sizeof key, "user %d", i);
        same = bloom_query(mapped_bloom(m), key, len)
            == filter_query(f, key, len);
    }
    mapped_close(m);
    return same;
}

static int check(const char *path, const struct filter *f, int plain)
{
    char why[WIRE_WHY] = "its contents differ";
    struct filter back;
    int good = file_load(&back, path, why) && equal(f, &back)
            && (!plain || mapped_answers(path, f));
    if (!good)
        printf("%s: %s\n", path, why);
    filter_free(&back);
    return good;
}

int main(int argc, char **argv)
{
    if (argc != 3 || chdir(argv[2]) != 0)
        return 2;
    int failed = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        struct filter f = make(kind);
        failed += strcmp(argv[1], "write") == 0
                ? !file_save(&f, names[kind], NULL)
                : !check(names[kind], &f, kind < 4);
        filter_free(&f);
    }
    return failed != 0;
}
