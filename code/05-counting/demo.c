/* What Chapter 5 tells: keys that go in and come out. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "counting.h"
#include "estimate.h"
#include "fpr.h"
#include "tombs.h"

enum { NAMES = 4, SEED = 1 };
static const char *const names[NAMES] = { "alice", "bob", "charlie", "david" };

static struct counting *filter(uint64_t m, unsigned k, unsigned bits)
{
    const char *why;
    struct counting *c = counting_new(m, k, bits, &probe_stream, SEED, &why);
    if (!c) {
        fprintf(stderr, "%s\n", why);
        exit(1);
    }
    return c;
}

/* Keys without end: "user 1", "user 2" and so on. */
static const char *user(unsigned i)
{
    static char name[32];
    snprintf(name, sizeof name, "user %u", i);
    return name;
}

/* A heading, and above the rows to come the last digit of each position. */
static void print_head(const char *title, uint64_t m)
{
    printf("== %s ==\n%-10s", title, "");
    for (uint64_t i = 0; i < m; i++)
        printf(" %" PRIu64, i % 10);
    printf("\n");
}

static void print_row(const char *label, const struct counting *c)
{
    printf("%-10s", label);
    for (uint64_t i = 0; i < counting_m(c); i++)
        printf(" %u", counting_count_at(c, i));
    printf("\n");
}

static const char *or_done(const char *refusal)
{
    return refusal ? refusal : "done";
}

static void add(struct counting *c, const char *name)
{
    counting_add(c, name, strlen(name));
}

static const char *take(struct counting *c, const char *name)
{
    return or_done(counting_remove(c, name, strlen(name)));
}

static const char *ask(const struct counting *c, const char *name)
{
    return counting_query(c, name, strlen(name)) ? "maybe" : "definitely not";
}

static void four_names(void)
{
    struct counting *c = filter(20, 3, 4);
    print_head("Four names in, one out", 20);
    for (unsigned i = 0; i < NAMES; i++) {
        add(c, names[i]);
        print_row(names[i], c);
    }
    take(c, "bob");
    print_row("bob out", c);
    for (unsigned i = 0; i < NAMES; i++)
        printf("%s? %s\n", names[i], ask(c, names[i]));
    print_head("Refused", 20);
    print_row("before", c);
    printf("michael, never added: %s\n", take(c, "michael"));
    printf("bob, a second time: %s\n", take(c, "bob"));
    print_row("after", c);
    counting_free(c);
}

/* The only key in there is user 1. The first other one that can be removed has
 * the same three positions. */
static void same_positions(void)
{
    struct counting *c = filter(10, 3, 4);
    print_head("The same positions", 10);
    add(c, user(1));
    unsigned twin = 2;
    while (take(c, user(twin)) == counting_absent)
        twin++;
    add(c, user(1));
    print_row("user 1", c);
    add(c, user(twin));
    print_row(user(twin), c);
    printf("remove %s: %s\n", user(twin), take(c, user(twin)));
    print_row("left", c);
    counting_free(c);
}

static void popular(unsigned bits)
{
    struct counting *c = filter(1000, 7, bits);
    for (int i = 0; i < 70000; i++)
        add(c, "alice");
    printf("%u bits, alice added 70000 times\n", bits);
    printf("  removed once: %s\n", take(c, "alice"));
    for (int i = 1; i < 70000; i++)
        take(c, "alice");
    struct counting_tally t = counting_tally(c);
    printf("  removed 70000 times: alice? %s; %" PRIu64 " counters stuck at %"
           PRIu64 "\n", ask(c, "alice"), t.saturated, t.sum / t.nonzero);
    counting_free(c);
}

static void blind(void)
{
    struct counting *c = filter(1000, 7, 4);
    printf("== A stranger removed ==\n");
    for (unsigned i = 1; i <= 100; i++)
        add(c, user(i));
    unsigned stranger = 101;
    while (take(c, user(stranger)) == counting_absent)
        stranger++;
    printf("user 101 to %u: refused; user %u: done\n", stranger - 1, stranger);
    for (unsigned i = 1; i <= 100; i++)
        if (strcmp(ask(c, user(i)), "maybe") != 0)
            printf("%s, added, never removed: %s\n", user(i), ask(c, user(i)));
    counting_free(c);
}

static void print_estimates(const struct counting *c, unsigned n)
{
    uint64_t m = counting_m(c);
    unsigned k = counting_k(c);
    struct counting_tally t = counting_tally(c);
    double distinct;
    printf("%4u %6.3f %6.3f %6.1f", n, estimate_load(t.sum, m),
           (double)t.nonzero / (double)m, estimate_live(t.sum, k));
    if (estimate_distinct(m, k, t.nonzero, &distinct))
        printf("  saturated");
    else
        printf(" %10.1f", distinct);
    printf(" %6.1f %8.5f\n", estimate_naive(t.nonzero, k),
           fpr_given(m, k, t.nonzero));
}

static void estimates(void)
{
    struct counting *c = filter(1000, 7, 16);
    printf("== How many? ==\n");
    printf("   n   load   fill   live   distinct  naive     rate\n");
    unsigned n = 0;
    for (unsigned goal = 50; goal <= 1600; goal *= 2) {
        while (n < goal)
            add(c, user(++n));
        print_estimates(c, n);
    }
    while (n > 100)
        take(c, user(n--));
    print_estimates(c, n);
    counting_free(c);
}

static void second_filter(void)
{
    struct tombs t = { bloom_new(1000, 7, &probe_stream, SEED, NULL),
                       bloom_new(1000, 7, &probe_stream, SEED, NULL) };
    printf("== Two plain filters ==\n");
    printf("add bob: %s\n", or_done(tombs_add(t, "bob", 3)));
    printf("remove bob: %s\n", or_done(tombs_remove(t, "bob", 3)));
    printf("bob? %s\n", tombs_query(t, "bob", 3) ? "maybe" : "no");
    printf("add bob: %s\n", or_done(tombs_add(t, "bob", 3)));
    printf("remove michael: %s\n", or_done(tombs_remove(t, "michael", 7)));
    bloom_free(t.added);
    bloom_free(t.removed);
}

int main(void)
{
    four_names();
    same_positions();
    printf("== A popular name ==\n");
    popular(4);
    popular(16);
    blind();
    estimates();
    second_filter();
    return 0;
}
