/* How many keys a second go through `bloomkit build` and `query`, beside what
 * reads the same lines: wc -l, grep -cF where no line matches and where each
 * does, and a loop over getline(). By the clock on the wall, for bloomkit works
 * with two threads; medians of ROUNDS rounds, which others on the machine
 * disturb. Prints a TSV: million_keys_per_s and how many times as fast as wc,
 * grep where each line matches, and getline() that is.
 * usage: 08-lab-keys BLOOMKIT ROUNDS
 */
#define _XOPEN_SOURCE 700
#include <string.h>
#include <unistd.h>

#include "bench.h"

enum { KEYS = 2000000, MOST_ROUNDS = 99 };

static double time_command(const char *command)
{
    double start = bench_wall();
    if (system(command) == -1)
        exit(EXIT_FAILURE);
    return bench_wall() - start;
}

static double time_getline(void)
{
    FILE *f = bench_need(fopen("keys", "r"));
    char *line = NULL;
    size_t room = 0, lines = 0;
    double start = bench_wall();
    while (getline(&line, &room, f) > 0)
        lines++;
    double took = bench_wall() - start;
    free(line);
    fclose(f);
    if (lines != KEYS)
        exit(EXIT_FAILURE);
    return took;
}

static void write_keys(void)
{
    FILE *f = bench_need(fopen("keys", "w"));
    for (uint64_t i = 0; i < KEYS; i++) {
        char key[BENCH_KEY + 1];
        bench_uuid(8, i, key);
        key[BENCH_KEY] = '\n';
        fwrite(key, 1, sizeof key, f);
    }
    if (fclose(f) != 0)
        exit(EXIT_FAILURE);
}

int main(int argc, char **argv)
{
    static const char *const name[] = {
        "wc", "grep-none", "grep-all", "getline", "build", "query-count",
        "query",
    };
    enum { TASKS = sizeof name / sizeof name[0] };
    char command[TASKS][1024] = {
        "wc -l <keys >null", "grep -cF michael keys >null",
        "grep -cF - keys >null", "",
    };
    double took[TASKS][MOST_ROUNDS], median[TASKS];
    char folder[] = "/tmp/bloomkit-XXXXXX", bin[900];
    size_t rounds = argc > 2 ? strtoul(argv[2], NULL, 10) : 0;
    if (rounds < 1 || rounds > MOST_ROUNDS || !realpath(argv[1], bin)
        || !mkdtemp(folder) || chdir(folder) != 0)
        return EXIT_FAILURE;
    snprintf(command[4], 1024, "%s build -n 2M -p 1%% -o filter keys", bin);
    snprintf(command[5], 1024, "%s query -c filter keys >null", bin);
    snprintf(command[6], 1024, "%s query filter keys >answers", bin);
    write_keys();
    for (size_t r = 0; r < rounds; r++) {
        for (size_t t = 0; t < TASKS; t++)
            took[t][r] = *command[t] ? time_command(command[t])
                                     : time_getline();
        unlink("answers");
    }
    for (size_t t = 0; t < TASKS; t++)
        median[t] = bench_median(took[t], rounds);
    printf("task\tmillion_keys_per_s\tover_wc\tover_grep\tover_getline\n");
    for (size_t t = 0; t < TASKS; t++)
        printf("%s\t%.1f\t%.3f\t%.3f\t%.3f\n", name[t],
               KEYS / 1e6 / median[t], median[0] / median[t],
               median[2] / median[t], median[3] / median[t]);
    unlink("keys"), unlink("filter"), unlink("null");
    return chdir("/") == 0 && rmdir(folder) == 0 ? EXIT_SUCCESS
                                                 : EXIT_FAILURE;
}
