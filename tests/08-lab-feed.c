/* Step 8: keys that are read by a thread of their own. Whatever would wait for
 * ever is ended, and the suite with it, by an alarm. */
#define _POSIX_C_SOURCE 200809L
#include <stdint.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "feed.h"
#include "suite.h"

enum { TOO_LONG = 60, LINES = 200000, LINE = 8 };

/* Leads the standard input to a pipe, and returns the end to write to. */
static int piped(void)
{
    int end[2];
    CU_ASSERT_FATAL(pipe(end) == 0);
    CU_ASSERT_FATAL(dup2(end[0], STDIN_FILENO) == STDIN_FILENO);
    close(end[0]);
    return end[1];
}

/* What is to be said, one text when the one before has been answered. */
struct talk { int fd; const char *const *text; char heard[64]; };

static void say_next(struct talk *t)
{
    if (!*t->text)
        return;
    size_t len = strlen(*t->text);
    CU_ASSERT_EQUAL(write(t->fd, *t->text, len), (ssize_t)len);
    if (!*++t->text)
        close(t->fd);
}

static bool hear(void *context, const struct many_key *keys, size_t count)
{
    struct talk *t = context;
    for (size_t i = 0; i < count; i++) {
        strncat(t->heard, keys[i].bytes, keys[i].len);
        strcat(t->heard, ";");
    }
    say_next(t);
    return true;
}

static void what_has_come_is_taken_at_once(void)
{
    static const char *const text[] = {
        "alice\n", "bob\ncharlie\nda", "vid\n", "\nmichael", NULL,
    };
    struct talk t = { piped(), text, "" };
    alarm(TOO_LONG);
    say_next(&t);
    CU_ASSERT(feed_file("-", '\n', hear, &t));
    alarm(0);
    CU_ASSERT_STRING_EQUAL(t.heard, "alice;bob;charlie;david;;michael;");
}

/* Every other time after a while, when the thread waits in read(). */
static bool refuse(void *calls, const struct many_key *keys, size_t count)
{
    const struct timespec while_it_reads = { 0, 1000000 };
    (void)keys, (void)count;
    if (++*(int *)calls % 2 == 0)
        nanosleep(&while_it_reads, NULL);
    return false;
}

static void an_early_end_does_not_wait_for_the_file(void)
{
    int calls = 0;
    for (int i = 1; i <= 100; i++) {
        int fd = piped();
        CU_ASSERT_EQUAL(write(fd, "alice\nbo", 8), 8);
        alarm(TOO_LONG);
        CU_ASSERT_FALSE(feed_file("-", '\n', refuse, &calls));
        alarm(0);
        CU_ASSERT_EQUAL(calls, i);
        close(fd);
    }
}

/* A file with the lines 1000000, 1000001 and so on. */
static const char *file_of_lines(void)
{
    static char path[] = "/tmp/bloomkit-test-XXXXXX";
    int fd = mkstemp(path);
    FILE *f = fd >= 0 ? fdopen(fd, "w") : NULL;
    CU_ASSERT_PTR_NOT_NULL_FATAL(f);
    for (int i = 0; i < LINES; i++)
        fprintf(f, "%d\n", 1000000 + i);
    CU_ASSERT_EQUAL_FATAL(fclose(f), 0);
    return path;
}

/* Lines until there are enough; and how many were not the next one, or did not
 * lie behind the one before. */
struct count { uint64_t lines, enough, wrong; };

static bool count_lines(void *context, const struct many_key *keys,
                        size_t count)
{
    struct count *c = context;
    c->wrong += count < 1 || count > FEED_PART;
    for (size_t i = 0; i < count; i++) {
        char line[16];
        snprintf(line, sizeof line, "%d", 1000000 + (int)c->lines++);
        c->wrong += keys[i].len != LINE - 1
                 || memcmp(keys[i].bytes, line, LINE - 1) != 0
                 || (i > 0 && (const char *)keys[i].bytes
                              != (const char *)keys[i - 1].bytes + LINE);
    }
    return c->lines < c->enough;
}

static void keys_keep_their_order_wherever_it_ends(void)
{
    const char *path = file_of_lines();
    alarm(TOO_LONG);
    for (uint64_t enough = 1; enough <= 2 * LINES; enough *= 2) {
        struct count c = { .enough = enough };
        CU_ASSERT_EQUAL(feed_file(path, '\n', count_lines, &c), enough > LINES);
        CU_ASSERT_EQUAL(c.wrong, 0);
        CU_ASSERT(c.lines >= (enough < LINES ? enough : LINES));
        CU_ASSERT(c.lines < enough + FEED_PART);
    }
    alarm(0);
    unlink(path);
}

SUITE("08-lab-feed",
      TEST(what_has_come_is_taken_at_once),
      TEST(an_early_end_does_not_wait_for_the_file),
      TEST(keys_keep_their_order_wherever_it_ends))
