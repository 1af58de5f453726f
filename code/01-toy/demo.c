/* The toy at work. Without arguments it shows what Chapter 1 tells. Each
 * argument of three digits is a stranger to ask about: demo 149 367 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "toy.h"

enum { MEMBERS = 4 };
static const char *const members[MEMBERS] = {
    "alice", "bob", "charlie", "david"
};

/* A heading, and above the rows to come the last digit of each position. */
static void print_head(const char *title, unsigned m)
{
    printf("== %s ==\n%-10s", title, "");
    for (unsigned i = 0; i < m; i++)
        printf("%u", i % 10);
    printf("\n");
}

static void print_state(const char *label, const struct toy *t)
{
    char row[TOY_M_MAX + 1];
    toy_row(t, row);
    printf("%-10s%s   %u ones\n", label, row, toy_ones(t));
}

/* Asks, and prints the bits that the question looks at. */
static void print_answer(const char *label, const struct toy *t,
                         const unsigned position[TOY_K])
{
    char seen[TOY_M_MAX + 1] = "";
    memset(seen, '.', t->m);
    for (unsigned i = 0; i < TOY_K; i++)
        seen[position[i]] = t->bit[position[i]] ? '1' : '0';
    printf("%-10s%s   %s\n", label, seen,
           toy_query(t, position) ? "maybe" : "definitely not");
}

static void ask(const struct toy *t, const char *name)
{
    print_answer(name, t, toy_positions(name));
}

static struct toy with_members(unsigned n)
{
    struct toy t = { .m = 10 };
    for (unsigned i = 0; i < n; i++)
        toy_add(&t, toy_positions(members[i]));
    return t;
}

static void four_names(void)
{
    print_head("Four names", 10);
    for (unsigned n = 0; n <= MEMBERS; n++) {
        struct toy t = with_members(n);
        print_state(n == 0 ? "nobody" : members[n - 1], &t);
    }
}

static void two_questions(void)
{
    struct toy t = with_members(MEMBERS);
    print_head("Two questions", t.m);
    print_state("all four", &t);
    ask(&t, "michael");
    ask(&t, "stranger");
}

/* The filter's answer to david, one name before he was added. */
static void david_too_early(void)
{
    struct toy t = with_members(MEMBERS - 1);
    print_head("David, before he registers", t.m);
    print_state("three", &t);
    ask(&t, "david");
}

static void letters(void)
{
    static const char *const set[] = { "x", "y", "z" };
    struct toy t = { .m = 18 };
    print_head("Eighteen bits", t.m);
    for (unsigned i = 0; i < 3; i++) {
        toy_add(&t, toy_positions(set[i]));
        print_state(set[i], &t);
    }
    ask(&t, "w");
}

/* How not to take a name out: a bit may be another name's bit, too. */
static void clear_bits(struct toy *t, const unsigned position[TOY_K])
{
    for (unsigned i = 0; i < TOY_K; i++)
        t->bit[position[i]] = false;
}

static void bob_leaves(void)
{
    struct toy t = with_members(MEMBERS);
    print_head("Bob leaves", t.m);
    print_state("all four", &t);
    clear_bits(&t, toy_positions("bob"));
    print_state("cleared", &t);
    for (unsigned i = 0; i < MEMBERS; i++)
        ask(&t, members[i]);
}

/* How many of the thousand strangers 000 to 999 are told "maybe". */
static unsigned count_maybe(const struct toy *t)
{
    unsigned maybe = 0;
    for (unsigned a = 0; a < 10; a++)
        for (unsigned b = 0; b < 10; b++)
            for (unsigned c = 0; c < 10; c++)
                maybe += toy_query(t, (unsigned[TOY_K]){ a, b, c });
    return maybe;
}

static void thousand_strangers(void)
{
    printf("== A thousand strangers ==\nnames  ones  maybe\n");
    for (unsigned n = 0; n <= MEMBERS; n++) {
        struct toy t = with_members(n);
        printf("%5u %5u %6u\n", n, toy_ones(&t), count_maybe(&t));
    }
}

/* Three digits are three positions. False: it is something else. */
static bool read_digits(const char *text, unsigned position[TOY_K])
{
    if (strlen(text) != TOY_K || strspn(text, "0123456789") != TOY_K)
        return false;
    for (unsigned i = 0; i < TOY_K; i++)
        position[i] = (unsigned)(text[i] - '0');
    return true;
}

/* Asks about each; returns how many were not three digits. */
static int ask_anybody(char *const *text, int count)
{
    struct toy t = with_members(MEMBERS);
    int bad = 0;
    print_head("Anybody", t.m);
    print_state("all four", &t);
    for (int i = 0; i < count; i++) {
        unsigned position[TOY_K];
        if (read_digits(text[i], position)) {
            print_answer(text[i], &t, position);
        } else {
            printf("%-10sis not three digits\n", text[i]);
            bad++;
        }
    }
    return bad;
}

int main(int argc, char **argv)
{
    if (argc > 1)
        return ask_anybody(argv + 1, argc - 1) ? EXIT_FAILURE : EXIT_SUCCESS;
    four_names();
    two_questions();
    david_too_early();
    letters();
    bob_leaves();
    thousand_strangers();
    ask_anybody((char *[]){ "149", "367", "444", "035" }, 4);
    return EXIT_SUCCESS;
}
