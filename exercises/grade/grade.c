/* The main program of an exercise's tests.
 *
 *     tests NAME...             runs these, in the grader's cage
 *     tests -n SEEDS NAME       how many of so many seeds a right answer fails
 *
 * In the cage a secret comes in at descriptor 3, and the verdict goes out at
 * descriptor 4 behind that secret, as the very last thing. So whatever ends
 * the program earlier, and whatever it prints, it has not passed.
 */
#define _POSIX_C_SOURCE 200809L
#include "grade.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SECRET = 32, ASK = 3, TELL = 4, TEXT = 512 };

static char secret[SECRET + 1];
static unsigned long checks;
static uint64_t state;

/* SplitMix64 (Steele, Lea, Flood 2014). */
uint64_t grade_random(void)
{
    uint64_t z = state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

uint64_t grade_below(uint64_t n)
{
    return grade_random() % n;
}

static void tell(const char *text)
{
    for (size_t left = strlen(text); left > 0;) {
        ssize_t n = write(TELL, text, left);
        if (n <= 0)
            _exit(1);
        text += n;
        left -= (size_t)n;
    }
}

void grade_checked(void)
{
    checks++;
}

void grade_vfail(const char *what, const char *expected, const char *came,
                 const char *sentence, va_list more)
{
    char text[5 * TEXT], help[TEXT];
    vsnprintf(help, sizeof help, sentence, more);
    snprintf(text, sizeof text, "%s fail\n%s\nexpected %s\ncame %s\n%s\n",
             secret, what, expected, came, help);
    tell(text);
    _exit(1);
}

void grade_fail(const char *what, const char *expected, const char *came,
                const char *sentence, ...)
{
    va_list more;
    va_start(more, sentence);
    grade_vfail(what, expected, came, sentence, more);
    va_end(more);
}

/* Runs one test; returns only when it passed. */
static void run(const char *name, uint64_t seed)
{
    const struct grade_test *t = grade_tests;
    while (t->name && strcmp(t->name, name) != 0)
        t++;
    if (!t->name)
        grade_fail(name, "a test of that name", "none", "The grader is broken.");
    unsigned long before = checks;
    state = seed;
    for (const char *c = name; *c; c++)
        state = grade_random() ^ (unsigned char)*c;
    t->run();
    if (checks == before)
        grade_fail(name, "at least one check", "none", "The grader is broken.");
}

static int count_failures(uint64_t seeds, const char *name)
{
    uint64_t failed = 0;
    for (uint64_t seed = 1; seed <= seeds; seed++) {
        int status;
        pid_t child = fork();
        if (child == 0) {
            close(TELL);
            run(name, seed);
            _exit(0);
        }
        failed += child < 0 || waitpid(child, &status, 0) < 0 || status != 0;
    }
    printf("%llu\n", (unsigned long long)failed);
    return 0;
}

int main(int argc, char **argv)
{
    if (argc == 4 && strcmp(argv[1], "-n") == 0)
        return count_failures(strtoull(argv[2], NULL, 10), argv[3]);
    if (read(ASK, secret, SECRET) != SECRET)
        return 2;
    close(ASK);
    for (int i = 1; i < argc; i++)
        run(argv[i], 0);
    char text[TEXT];
    snprintf(text, sizeof text, "%s pass %lu\n", secret, checks);
    tell(text);
    return 0;
}
