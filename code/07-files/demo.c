/* The demonstration of step 7: four names that survive a restart.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "file.h"
#include "mapped.h"

static const char file_name[] = "names.bloom";

static const char *const names[] = { "alice", "bob", "charlie", "david" };

/* Says what went wrong and gives up: a demonstration may. */
static void must(bool done, const char *why)
{
    if (done)
        return;
    fprintf(stderr, "%s\n", why);
    exit(1);
}

static void ask(const struct bloom *b, const char *name)
{
    printf("%-8s %s\n", name,
           bloom_query(b, name, strlen(name)) ? "maybe" : "definitely not");
}

/* A filter with the four names, saved. Afterwards it is gone from memory. */
static void save_names(uint64_t m)
{
    char why[WIRE_WHY];
    struct filter f = { .bloom = bloom_new(m, 3, &probe_stream, 0, NULL) };
    must(f.bloom, "no memory");
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        filter_add(&f, names[i], strlen(names[i]));
    must(file_save(&f, file_name, why), why);
    filter_free(&f);
}

static void show_restart(void)
{
    puts("== Saved and loaded ==");
    char why[WIRE_WHY];
    struct filter f;
    save_names(64);
    must(file_load(&f, file_name, why), why);
    ask(f.bloom, "alice");
    ask(f.bloom, "david");
    ask(f.bloom, "michael");
    filter_free(&f);
}

/* The file's bytes, sixteen to a line, as od or xxd would show them. */
static void show_bytes(void)
{
    puts("== Byte by byte ==");
    save_names(10);
    FILE *f = fopen(file_name, "rb");
    must(f != NULL, "cannot open the file");
    int byte;
    for (unsigned at = 0; (byte = getc(f)) != EOF; at++) {
        if (at % 16 == 0)
            printf("%s%04x ", at ? "\n" : "", at);
        printf(at % 8 ? " %02x" : "  %02x", (unsigned)byte);
    }
    putchar('\n');
    fclose(f);
}

/* Changes one byte of the file, as a bad disk might. */
static void damage(long at)
{
    FILE *f = fopen(file_name, "rb+");
    must(f != NULL, "cannot open the file");
    fseek(f, at, SEEK_SET);
    int byte = getc(f);
    fseek(f, at, SEEK_SET);
    putc(byte ^ 1, f);
    fclose(f);
}

static void show_refusal(void)
{
    char why[WIRE_WHY];
    struct filter f;
    puts(file_load(&f, file_name, why) ? "loaded" : why);
}

static void show_refusals(void)
{
    puts("== Refused ==");
    save_names(1000);
    must(truncate(file_name, 150) == 0, "cannot cut the file");
    show_refusal();
    save_names(1000);
    damage(20);
    show_refusal();
    save_names(1000);
    damage(100);
    show_refusal();
    must(truncate(file_name, 0) == 0, "cannot cut the file");
    show_refusal();
    remove(file_name);
    show_refusal();
}

static void show_mapped(void)
{
    puts("== Mapped ==");
    char why[WIRE_WHY];
    save_names(100000000);
    struct mapped *f = mapped_open(file_name, why);
    must(f, why);
    ask(mapped_bloom(f), "charlie");
    ask(mapped_bloom(f), "michael");
    printf("the body is as it was saved: %s\n",
           mapped_verify(f) ? "yes" : "no");
    mapped_close(f);
}

int main(void)
{
    char folder[] = "/tmp/bloomkit-XXXXXX";
    must(mkdtemp(folder) && chdir(folder) == 0, "cannot make a folder");
    show_restart();
    show_bytes();
    show_refusals();
    show_mapped();
    remove(file_name);
    must(chdir("/") == 0 && rmdir(folder) == 0, "cannot tidy up");
    return 0;
}
