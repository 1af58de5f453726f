/* Two threads in slow motion, then ten at full speed. Nothing that is printed
 * depends on how live threads happen to interleave. */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "bits.h"
#include "churn.h"
#include "estimate.h"
#include "fpr.h"
#include "locked.h"
#include "replay.h"
#include "toy.h"

enum { SEED = 2 };

static void print_ten(uint64_t word)
{
    printf(" ");
    for (unsigned i = 0; i < 10; i++)
        putchar('0' + bits_get(&word, i));
}

static bool has(const struct replay *t, uint64_t word)
{
    bool maybe = true;
    for (size_t i = 0; i < t->count; i++)
        maybe &= bits_get(&word, t->position[i]);
    return maybe;
}

/* Two threads, A and B, each set the first few bits of a name. The schedule
 * says whose step comes next; a and b stand for all three steps of a bit. */
static void play(const char *title, const char *const name[2], size_t bits,
                 const char *schedule)
{
    static const char *const does[] = { "load", "or", "store" };
    uint64_t at[2][TOY_K], word = 0;
    for (unsigned i = 0; i < 2 * TOY_K; i++)
        at[i / TOY_K][i % TOY_K] = toy_positions(name[i / TOY_K])[i % TOY_K];
    struct replay t[2] = { { .position = at[0], .count = bits },
                           { .position = at[1], .count = bits } };
    printf("== %s ==\n   does      its copy   the word\n", title);
    for (const char *s = schedule; *s; s++) {
        bool whole = *s >= 'a';
        unsigned b = *s == 'B' || *s == 'b';
        printf("%c  %-9s", "AB"[b], whole ? "atomic or" : does[t[b].next]);
        for (int step = whole ? 3 : 1; step > 0; step--)
            replay_step(&t[b], &word);
        print_ten(t[b].copy);
        print_ten(word);
        printf("\n");
    }
    for (unsigned b = 0; b < 2; b++)
        printf("%c was told \"%s\"; %s is %s\n", "AB"[b],
               t[b].changed ? "new" : "known", name[b],
               has(&t[b], word) ? "present" : "ABSENT");
}

static void need(bool there)
{
    if (!there)
        exit(EXIT_FAILURE);
}

static struct locked *for_names(void)
{
    struct locked *l = locked_new(
        sizing_counting(CHURN_NAMES, 0.01, 16, SEED, NULL), NULL);
    need(l);
    return l;
}

static void print_state(struct locked *l)
{
    struct counting_tally t = locked_tally(l);
    uint64_t m = locked_m(l);
    unsigned k = locked_k(l);
    double distinct = 0;
    unsigned present = 0;
    char key[16];
    for (unsigned i = 0; i < CHURN_NAMES; i++)
        present += locked_query(l, key, churn_name(key, i));
    estimate_distinct(m, k, t.nonzero, &distinct);
    printf("%8u %7.0f %9.1f %6.2f %8.5f\n", present,
           estimate_live(t.sum, k), distinct,
           estimate_load(t.sum, m), fpr_given(m, k, t.nonzero));
}

static void in_and_out(void)
{
    struct locked *l = for_names();
    for (int i = 0; i < 1000; i++) {
        need(locked_add(l, "alice", 5));
        need(locked_query(l, "alice", 5));
        need(!locked_remove(l, "alice", 5));
    }
    printf("== In and out ==\nafter 1,000 times, alice is %s\n"
           " present  copies  distinct   load     rate\n",
           locked_query(l, "alice", 5) ? "present" : "absent");
    print_state(l);
    locked_free(l);
}

static void one_by_one(struct churn t[CHURN_THREADS])
{
    for (unsigned i = 0; i < CHURN_THREADS; i++)
        churn_run(&t[i]);
}

static void shuffled(struct churn t[CHURN_THREADS])
{
    unsigned left = CHURN_THREADS * CHURN_SHARE;
    for (unsigned draw = 0; left > 0; draw++)
        left -= churn_step(&t[probe_scale(probe_draw(SEED, draw),
                                          CHURN_THREADS)]);
}

static void at_once(struct churn t[CHURN_THREADS])
{
    pthread_t thread[CHURN_THREADS];
    for (unsigned i = 0; i < CHURN_THREADS; i++)
        need(pthread_create(&thread[i], NULL, churn_run, &t[i]) == 0);
    for (unsigned i = 0; i < CHURN_THREADS; i++)
        pthread_join(thread[i], NULL);
}

/* Prints how many removals were refused (unless that is a matter of chance),
 * how many of these succeed when asked for again, and the state they leave. */
static void ten_threads(const char *how,
                        void (*run)(struct churn t[CHURN_THREADS]))
{
    static struct churn t[CHURN_THREADS];
    struct locked *l = for_names();
    churn_start(t, l);
    run(t);
    unsigned refused = 0, removed = 0;
    for (unsigned i = 0; i < CHURN_THREADS; i++) {
        refused += t[i].refused;
        removed += churn_again(&t[i]);
    }
    printf("%-10s", how);
    if (run == at_once)
        printf("  varies%7s", removed == refused ? "all" : "NOT ALL");
    else
        printf("%8u%7u", refused, removed);
    print_state(l);
    locked_free(l);
}

int main(void)
{
    play("Two threads, one word", (const char *[]){ "alice", "bob" }, 1,
         "ABABAB");
    play("New, told twice", (const char *[]){ "alice", "alice" }, 2, "abba");
    in_and_out();
    printf("== Ten threads ==\n           refused  later present"
           "  copies  distinct   load     rate\n");
    ten_threads("one by one", one_by_one);
    ten_threads("shuffled", shuffled);
    ten_threads("at once", at_once);
    return EXIT_SUCCESS;
}
