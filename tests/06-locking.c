/* The suite of step 6: replays of unlocked threads, the atomic filter, the
 * locked filter; live threads only where every interleaving must give the
 * same result. */
#define _POSIX_C_SOURCE 200809L
#include "suite.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "bits.h"
#include "bloom_atomic.h"
#include "churn.h"
#include "locked.h"
#include "replay.h"

enum { THREADS = CHURN_THREADS };

/* --- live threads ------------------------------------------------- */

struct job {
    void *(*run)(void *job);
    atomic_uint *missing;        /* threads that are not there yet */
    void *filter;
    unsigned number, threads;    /* this thread's, 0 on; how many there are */
    uint64_t told_new;           /* for the thread to fill in */
    uint64_t wrong;
};

/* All begin when the last is there; else the first is often done by then. */
static void *run_together(void *arg)
{
    struct job *job = arg;
    atomic_fetch_sub(job->missing, 1);
    while (atomic_load(job->missing) > 0)
        sched_yield();
    return job->run(job);
}

/* Runs threads 0 .. n-1 of `run` on one filter; returns the sums of what they
 * filled in. */
static struct job crew(unsigned n, void *filter, void *(*run)(void *))
{
    struct job job[THREADS], sum = { 0 };
    pthread_t thread[THREADS];
    atomic_uint missing = n;
    for (unsigned i = 0; i < n; i++) {
        job[i] = (struct job){ .run = run, .missing = &missing,
                               .filter = filter, .number = i, .threads = n };
        CU_ASSERT_FATAL(pthread_create(&thread[i], NULL, run_together,
                                       &job[i]) == 0);
    }
    for (unsigned i = 0; i < n; i++) {
        pthread_join(thread[i], NULL);
        sum.told_new += job[i].told_new;
        sum.wrong += job[i].wrong;
    }
    return sum;
}

/* --- replay ------------------------------------------------- */

static const uint64_t alice[] = { 2, 6, 8 }, bob[] = { 1, 4, 7 };
enum { ALICE = 1 << 2 | 1 << 6 | 1 << 8, BOB = 1 << 1 | 1 << 4 | 1 << 7 };

/* Plays a schedule like "ABAB" to its end, again and again until both threads
 * are through. */
static uint64_t play(struct replay *a, struct replay *b, const char *schedule)
{
    uint64_t word = 0;
    for (const char *s = schedule; a->done < a->count || b->done < b->count;
         s = s[1] ? s + 1 : schedule)
        replay_step(*s == 'A' ? a : b, &word);
    return word;
}

static void alternating_steps_lose_a_member(void)
{
    struct replay a = { .position = alice, .count = 3 };
    struct replay b = { .position = bob, .count = 3 };
    CU_ASSERT_EQUAL(play(&a, &b, "AB"), BOB);
}

static void whole_bits_in_any_order_lose_nothing(void)
{
    static const char *const orders[] = { "AAABBB", "AAAAAABBB", "BBBBBBAAA" };
    for (size_t i = 0; i < 3; i++) {
        struct replay a = { .position = alice, .count = 3 };
        struct replay b = { .position = bob, .count = 3 };
        CU_ASSERT_EQUAL(play(&a, &b, orders[i]), ALICE | BOB);
    }
}

static void a_finished_thread_takes_no_step(void)
{
    struct replay a = { .position = alice, .count = 1 };
    uint64_t word = 0;
    CU_ASSERT_TRUE(replay_step(&a, &word));
    CU_ASSERT_TRUE(replay_step(&a, &word));
    CU_ASSERT_EQUAL(word, 0);
    CU_ASSERT_TRUE(replay_step(&a, &word));
    CU_ASSERT_EQUAL(word, 1 << 2);
    CU_ASSERT_FALSE(replay_step(&a, &word));
    CU_ASSERT_EQUAL(word, 1 << 2);
}

static void positions_beyond_the_first_word_are_set(void)
{
    static const uint64_t far[] = { 64, 191 };
    struct replay a = { .position = far, .count = 2 };
    uint64_t words[3] = { 0 };
    while (replay_step(&a, words))
        ;
    CU_ASSERT_TRUE(words[0] == 0 && words[1] == 1 && words[2] >> 63 == 1);
}

/* Two threads set 1000 bits each; returns how many of the 2000 are lost. */
static uint64_t lost_bits(uint64_t seed)
{
    static uint64_t position[4096];    /* all different, in random order */
    for (unsigned i = 0; i < 4096; i++) {
        uint64_t j = probe_scale(probe_draw(1, i), i + 1);
        position[i] = position[j];
        position[j] = i;
    }
    struct replay t[2] = {
        { .position = position, .count = 1000 },
        { .position = position + 1000, .count = 1000 },
    };
    uint64_t words[64] = { 0 };
    replay_random(t, 2, words, seed);
    CU_ASSERT_TRUE(t[0].done == 1000 && t[1].done == 1000);
    return 2000 - bits_count(words, 64);
}

/* Each of 2000 stores is overwritten with probability 2/3 (the other thread
 * stands between its load and its store) times 1/64 (on the same word): 20.8
 * expected; nearly Poisson, so five sigma are 23. */
static void random_steps_lose_as_many_bits_as_predicted(void)
{
    uint64_t sum = 0;
    for (uint64_t seed = 1; seed <= 100; seed++)
        sum += lost_bits(seed);
    double expected = 100 * 2000 * (2.0 / 3) / 64;    /* 2083, sigma 46 */
    CU_ASSERT_DOUBLE_EQUAL((double)sum, expected, 5 * 46);
    CU_ASSERT_EQUAL(lost_bits(1), lost_bits(1));
}

/* Two threads add alice, each bit atomically: A sets the first, B the second,
 * and both have changed something. */
static void atomic_bits_can_tell_new_twice(void)
{
    struct replay a = { .position = alice, .count = 3 };
    struct replay b = { .position = alice, .count = 3 };
    CU_ASSERT_EQUAL(play(&a, &b, "AAABBBBBBAAA"), ALICE);
    CU_ASSERT_TRUE(a.changed && b.changed);
}

static void atomic_bits_one_after_the_other_tell_new_once(void)
{
    struct replay a = { .position = alice, .count = 3 };
    struct replay b = { .position = alice, .count = 3 };
    CU_ASSERT_EQUAL(play(&a, &b, "AAAAAAAAABBBBBBBBB"), ALICE);
    CU_ASSERT_TRUE(a.changed && !b.changed);
}

/* --- atomic ------------------------------------------------- */

static void atomic_refuses_bad_parameters(void)
{
    static const struct {
        uint64_t m;
        unsigned k;
        const char *why;
    } bad[] = {
        { 0, 7, bloom_bad_m },
        { BLOOM_M_MAX + 1, 7, bloom_bad_m },
        { UINT64_MAX, 7, bloom_bad_m },
        { 1000, 0, bloom_bad_k },
        { 1000, BLOOM_K_MAX + 1, bloom_bad_k },
        { BLOOM_M_MAX, 7, bloom_no_memory },
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        const char *why = NULL;
        CU_ASSERT_PTR_NULL(bloom_atomic_new(bad[i].m, bad[i].k, &probe_stream,
                                            1, &why));
        CU_ASSERT_PTR_EQUAL(why, bad[i].why);
        CU_ASSERT_PTR_NULL(bloom_atomic_new(bad[i].m, bad[i].k, &probe_stream,
                                            1, NULL));
    }
    bloom_atomic_free(NULL);
}

static bool same_bits(struct bloom *a, struct bloom *b)
{
    return !bloom_differs(a, b)
        && memcmp(bloom_words(a), bloom_words(b),
                  bits_words(bloom_m(a)) * sizeof(uint64_t)) == 0;
}

static void atomic_answers_as_the_plain_filter_does(void)
{
    for (int s = 0; probe_schemes[s]; s++)
        for (uint64_t m = 1; m < 3000; m = 3 * m + 1) {
            struct bloom *b = bloom_new(m, 5, probe_schemes[s], 9, NULL);
            struct bloom_atomic *a = bloom_atomic_new(m, 5, probe_schemes[s],
                                                      9, NULL);
            CU_ASSERT_FATAL(a && b);
            for (uint64_t key = 0; key < 200; key++) {
                CU_ASSERT_EQUAL(bloom_atomic_query(a, &key, sizeof key),
                                bloom_query(b, &key, sizeof key));
                CU_ASSERT_EQUAL(bloom_atomic_add(a, &key, sizeof key),
                                bloom_add(b, &key, sizeof key));
                CU_ASSERT_TRUE(bloom_atomic_query(a, &key, sizeof key));
            }
            struct bloom *copy = bloom_atomic_snapshot(a, NULL);
            CU_ASSERT_TRUE(copy && same_bits(copy, b));
            bloom_free(copy);
            bloom_atomic_free(a);
            bloom_free(b);
        }
}

static void atomic_takes_empty_keys_and_nul_bytes(void)
{
    struct bloom_atomic *a = bloom_atomic_new(10000, 7, &probe_stream, 1, NULL);
    CU_ASSERT_FATAL(a != NULL);
    CU_ASSERT_TRUE(bloom_atomic_add(a, "", 0));
    CU_ASSERT_TRUE(bloom_atomic_add(a, "a\0b", 3));
    CU_ASSERT_FALSE(bloom_atomic_query(a, "a", 1));
    CU_ASSERT_FALSE(bloom_atomic_query(a, "a\0c", 3));
    CU_ASSERT_TRUE(bloom_atomic_query(a, "", 0));
    CU_ASSERT_TRUE(bloom_atomic_query(a, "a\0b", 3));
    bloom_atomic_free(a);
}

static void atomic_beyond_four_billion_bits(void)
{
    struct bloom_atomic *a = bloom_atomic_new((UINT64_C(1) << 32) + 1, 4,
                                              &probe_stream, 1, NULL);
    CU_ASSERT_FATAL(a != NULL);
    for (uint64_t key = 0; key < 50; key++)
        CU_ASSERT_TRUE(bloom_atomic_add(a, &key, sizeof key));
    for (uint64_t key = 0; key < 100; key++)
        CU_ASSERT_EQUAL(bloom_atomic_query(a, &key, sizeof key), key < 50);
    bloom_atomic_free(a);
}

static void a_plain_filter_becomes_atomic_and_plain_again(void)
{
    struct bloom *b = bloom_new(999, 3, &probe_double, 5, NULL);
    CU_ASSERT_FATAL(b != NULL);
    for (uint64_t key = 0; key < 100; key++)
        bloom_add(b, &key, sizeof key);
    struct bloom_atomic *a = bloom_atomic_from(b, NULL);
    struct bloom *back = a ? bloom_atomic_snapshot(a, NULL) : NULL;
    CU_ASSERT_TRUE(back && same_bits(b, back));
    bloom_free(back);
    bloom_atomic_free(a);
    bloom_free(b);
}

static void *fill_atomic(void *arg)
{
    struct job *job = arg;
    for (uint64_t key = job->number; key < 2000; key += job->threads)
        bloom_atomic_add(job->filter, &key, sizeof key);
    return NULL;
}

static void atomic_filled_by_ten_threads_is_as_filled_by_one(void)
{
    struct bloom *one = bloom_new(19170, 7, &probe_stream, 3, NULL);
    CU_ASSERT_FATAL(one != NULL);
    for (uint64_t key = 0; key < 2000; key++)
        bloom_add(one, &key, sizeof key);
    for (unsigned round = 0; round < 60; round++) {
        unsigned threads = 1 + round % THREADS;
        struct bloom_atomic *a = bloom_atomic_new(19170, 7, &probe_stream, 3,
                                                  NULL);
        CU_ASSERT_FATAL(a != NULL);
        crew(threads, a, fill_atomic);
        struct bloom *many = bloom_atomic_snapshot(a, NULL);
        CU_ASSERT_TRUE(many && same_bits(one, many));
        bloom_free(many);
        bloom_atomic_free(a);
    }
    bloom_free(one);
}

static void *add_same_keys_atomic(void *arg)
{
    struct job *job = arg;
    for (uint64_t key = 0; key < 20000; key++)
        job->told_new += bloom_atomic_add(job->filter, &key, sizeof key);
    return NULL;
}

/* With one position per key, "this call changed the bit" is exclusive. */
static void atomic_tells_new_at_least_once_and_once_for_one_position(void)
{
    for (unsigned k = 1; k <= 7; k += 6) {
        struct bloom_atomic *a = bloom_atomic_new(1000000, k, &probe_stream, 3,
                                                  NULL);
        struct bloom *b = bloom_new(1000000, k, &probe_stream, 3, NULL);
        CU_ASSERT_FATAL(a && b);
        uint64_t fresh = 0;
        for (uint64_t key = 0; key < 20000; key++)
            fresh += bloom_add(b, &key, sizeof key);
        uint64_t told = crew(THREADS, a, add_same_keys_atomic).told_new;
        CU_ASSERT_TRUE(k == 1 ? told == fresh : told >= fresh);
        bloom_free(b);
        bloom_atomic_free(a);
    }
}

/* One thread adds keys and publishes how many by a release; the others acquire
 * that number and must find every one of the keys. */
struct published {
    struct bloom_atomic *filter;
    _Atomic uint64_t count;
};

static void *publish_or_check(void *arg)
{
    struct job *job = arg;
    struct published *p = job->filter;
    if (job->number == 0)
        for (uint64_t key = 0; key < 5000; key++) {
            bloom_atomic_add(p->filter, &key, sizeof key);
            atomic_store_explicit(&p->count, key + 1, memory_order_release);
        }
    for (uint64_t n = 0; n < 5000;) {
        n = atomic_load_explicit(&p->count, memory_order_acquire);
        for (uint64_t key = n > 50 ? n - 50 : 0; key < n; key++)
            job->wrong += !bloom_atomic_query(p->filter, &key, sizeof key);
    }
    return NULL;
}

static void atomic_shows_what_was_released(void)
{
    struct published p = { .count = 0 };
    p.filter = bloom_atomic_new(50000, 7, &probe_stream, 3, NULL);
    CU_ASSERT_FATAL(p.filter != NULL);
    CU_ASSERT_EQUAL(crew(4, &p, publish_or_check).wrong, 0);
    bloom_atomic_free(p.filter);
}

/* --- locked ------------------------------------------------- */

static struct locked *new_locked(uint64_t m, unsigned bits)
{
    struct locked *l = locked_new(counting_new(m, 7, bits, &probe_stream, 3,
                                               NULL), NULL);
    CU_ASSERT_FATAL(l != NULL);
    return l;
}

static void locked_passes_on_why_there_is_no_filter(void)
{
    const char *why = NULL;
    CU_ASSERT_PTR_NULL(locked_new(counting_new(0, 7, 4, &probe_stream, 1,
                                               &why), &why));
    CU_ASSERT_PTR_EQUAL(why, bloom_bad_m);
    CU_ASSERT_PTR_NULL(locked_new(NULL, NULL));
    locked_free(NULL);
}

static void locked_answers_as_the_counting_filter_does(void)
{
    struct locked *l = new_locked(1000, 4);
    struct counting *c = counting_new(1000, 7, 4, &probe_stream, 3, NULL);
    CU_ASSERT_FATAL(c != NULL);
    for (uint64_t i = 0; i < 1000; i++) {
        uint64_t key = i * i % 97;
        CU_ASSERT_EQUAL(locked_query(l, &key, sizeof key),
                        counting_query(c, &key, sizeof key));
        if (i % 3 == 2)
            CU_ASSERT_PTR_EQUAL(locked_remove(l, &key, sizeof key),
                                counting_remove(c, &key, sizeof key))
        else
            CU_ASSERT_EQUAL(locked_add(l, &key, sizeof key),
                            counting_add(c, &key, sizeof key))
    }
    CU_ASSERT(locked_m(l) == 1000 && locked_k(l) == 7);
    struct counting_tally a = locked_tally(l), b = counting_tally(c);
    CU_ASSERT_TRUE(a.sum == b.sum && a.nonzero == b.nonzero
                   && a.saturated == b.saturated);
    struct bloom *x = locked_to_bloom(l, NULL), *y = counting_to_bloom(c, NULL);
    CU_ASSERT_TRUE(x && y && same_bits(x, y));
    bloom_free(x);
    bloom_free(y);
    struct counting *copy = locked_snapshot(l, NULL);
    CU_ASSERT_FATAL(copy != NULL);
    for (uint64_t i = 0; i < 1000; i++)
        CU_ASSERT_EQUAL(counting_count_at(copy, i), counting_count_at(c, i));
    counting_free(copy);
    locked_clear(l);
    CU_ASSERT_EQUAL(locked_tally(l).sum, 0);
    counting_free(c);
    locked_free(l);
}

static void *add_same_keys(void *arg)
{
    struct job *job = arg;
    for (uint64_t key = 0; key < 1000; key++)
        job->told_new += locked_add(job->filter, &key, sizeof key);
    return NULL;
}

/* The keys are few for a million counters: none looks present before. */
static void ten_threads_add_the_same_key_and_one_is_told_new(void)
{
    struct locked *l = new_locked(1000000, 16);
    CU_ASSERT_EQUAL(crew(THREADS, l, add_same_keys).told_new, 1000);
    struct counting_tally t = locked_tally(l);
    CU_ASSERT_EQUAL(t.sum, UINT64_C(7) * 1000 * THREADS);
    locked_free(l);
}

/* Every call is one moment, so two threads that ask first and add then come in
 * an order like this one; no race checker has anything to say about it. */
static void to_ask_and_then_to_add_tells_new_twice(void)
{
    struct locked *l = new_locked(1000, 4);
    bool first_saw = locked_query(l, "alice", 5);
    bool second_saw = locked_query(l, "alice", 5);
    bool first_added = locked_add(l, "alice", 5);
    bool second_added = locked_add(l, "alice", 5);
    CU_ASSERT_TRUE(!first_saw && !second_saw);        /* both think: new */
    CU_ASSERT_TRUE(first_added && !second_added);     /* the add knows better */
    locked_free(l);
}

/* Adds 1000 keys of its own and takes every second one out again. */
static void *add_and_remove(void *arg)
{
    struct job *job = arg;
    for (uint64_t i = 0; i < 1000; i++) {
        uint64_t key = i * THREADS + job->number;
        locked_add(job->filter, &key, sizeof key);
        if (i % 2)
            job->wrong += locked_remove(job->filter, &key, sizeof key) != NULL;
        else
            job->wrong += !locked_query(job->filter, &key, sizeof key);
    }
    return NULL;
}

static void locked_used_by_ten_threads_is_as_used_by_one(void)
{
    struct locked *many = new_locked(50000, 16), *one = new_locked(50000, 16);
    CU_ASSERT_EQUAL(crew(THREADS, many, add_and_remove).wrong, 0);
    for (unsigned i = 0; i < THREADS; i++) {
        struct job job = { .filter = one, .number = i, .threads = 1 };
        add_and_remove(&job);
    }
    struct counting_tally a = locked_tally(many), b = locked_tally(one);
    CU_ASSERT_TRUE(a.sum == b.sum && a.nonzero == b.nonzero);
    CU_ASSERT_EQUAL(a.sum, UINT64_C(7) * 500 * THREADS);
    struct bloom *x = locked_to_bloom(many, NULL);
    struct bloom *y = locked_to_bloom(one, NULL);
    CU_ASSERT_TRUE(x && y && same_bits(x, y));
    bloom_free(x);
    bloom_free(y);
    locked_free(many);
    locked_free(one);
}

static uint64_t sum_of_snapshot(struct locked *l)
{
    struct counting *copy = locked_snapshot(l, NULL);
    uint64_t sum = copy ? counting_tally(copy).sum : 1;
    counting_free(copy);
    return sum;
}

/* A key half in would leave a sum that k does not divide. */
static void *change_or_look(void *arg)
{
    struct job *job = arg;
    if (job->number < 2)
        return add_and_remove(arg);
    for (int i = 0; i < 200; i++)
        job->wrong += locked_tally(job->filter).sum % 7
                   || sum_of_snapshot(job->filter) % 7;
    return NULL;
}

static void a_tally_or_snapshot_never_sees_half_a_key(void)
{
    struct locked *l = new_locked(2000, 16);
    CU_ASSERT_EQUAL(crew(4, l, change_or_look).wrong, 0);
    locked_free(l);
}

/* The chapter's demonstration prints only what no interleaving can change. That
 * rests on this: in a filter of that size and seed each name has a position
 * that no other name has. The counter there counts that name alone, so its
 * removals are refused exactly while no copy of it is in. */
static struct locked *demo_filter(void)
{
    struct locked *l = locked_new(
        sizing_counting(CHURN_NAMES, 0.01, 16, 2, NULL), NULL);
    CU_ASSERT_PTR_NOT_NULL_FATAL(l);
    return l;
}

static void each_name_of_the_demonstration_has_a_position_of_its_own(void)
{
    struct locked *l = demo_filter();
    uint64_t m = locked_m(l);
    unsigned k = locked_k(l), *names_at = calloc(m, sizeof *names_at);
    locked_free(l);
    CU_ASSERT_PTR_NOT_NULL_FATAL(names_at);
    for (int pass = 0; pass < 2; pass++)
        for (unsigned i = 0; i < CHURN_NAMES; i++) {
            char key[16];
            struct probe p = probe_start(&probe_stream, m, 2, key,
                                         churn_name(key, i));
            unsigned own = 0;
            for (unsigned j = 0; j < k; j++) {
                uint64_t at = probe_at(&p, j);
                bool again = false;     /* twice among the k of one name */
                for (unsigned h = 0; h < j; h++)
                    again |= probe_at(&p, h) == at;
                names_at[at] += pass == 0 && !again;
                own += names_at[at] == 1;
            }
            CU_ASSERT_TRUE(pass == 0 || own > 0);
        }
    free(names_at);
}

static void *churn_crew(void *arg)
{
    struct job *job = arg;
    return churn_run((struct churn *)job->filter + job->number);
}

static void two_in_one_out_by_ten_threads_adds_up(void)
{
    static struct churn t[CHURN_THREADS];
    for (int round = 0; round < 20; round++) {
        struct locked *l = demo_filter();
        churn_start(t, l);
        crew(CHURN_THREADS, t, churn_crew);
        uint64_t refused = 0, removed = 0;
        for (unsigned i = 0; i < CHURN_THREADS; i++)
            refused += t[i].refused;
        CU_ASSERT_EQUAL(locked_tally(l).sum, 7 * (3334 - 1666 + refused));
        for (unsigned i = 0; i < CHURN_THREADS; i++)
            removed += churn_again(&t[i]);
        CU_ASSERT_EQUAL(removed, refused);
        CU_ASSERT_EQUAL(locked_tally(l).sum, 7 * (3334 - 1666));
        for (unsigned i = 0; i < CHURN_NAMES; i++) {
            char key[16];
            CU_ASSERT_TRUE(locked_query(l, key, churn_name(key, i)));
        }
        locked_free(l);
    }
}

static void churn_in_order_is_refused_what_comes_before_its_insertion(void)
{
    static struct churn t[CHURN_THREADS];
    struct locked *l = demo_filter();
    churn_start(t, l);
    for (unsigned i = 0; i < CHURN_THREADS; i++)
        churn_run(&t[i]);
    CU_ASSERT_FALSE(churn_step(&t[0]));
    CU_ASSERT_EQUAL(t[0].refused, 33);    /* 2, 5, 8 … 98 begin by removing */
    for (unsigned i = 0; i < t[0].refused; i++)
        CU_ASSERT_EQUAL(t[0].early[i], 3 * i + 2);
    for (unsigned i = 1; i < CHURN_THREADS; i++)
        CU_ASSERT_EQUAL(t[i].refused, 0);
    locked_free(l);
}

SUITE("06-locking",
      TEST(alternating_steps_lose_a_member),
      TEST(whole_bits_in_any_order_lose_nothing),
      TEST(a_finished_thread_takes_no_step),
      TEST(positions_beyond_the_first_word_are_set),
      TEST(random_steps_lose_as_many_bits_as_predicted),
      TEST(atomic_bits_can_tell_new_twice),
      TEST(atomic_bits_one_after_the_other_tell_new_once),
      TEST(atomic_refuses_bad_parameters),
      TEST(atomic_answers_as_the_plain_filter_does),
      TEST(atomic_takes_empty_keys_and_nul_bytes),
      TEST(atomic_beyond_four_billion_bits),
      TEST(a_plain_filter_becomes_atomic_and_plain_again),
      TEST(atomic_filled_by_ten_threads_is_as_filled_by_one),
      TEST(atomic_tells_new_at_least_once_and_once_for_one_position),
      TEST(atomic_shows_what_was_released),
      TEST(locked_passes_on_why_there_is_no_filter),
      TEST(locked_answers_as_the_counting_filter_does),
      TEST(ten_threads_add_the_same_key_and_one_is_told_new),
      TEST(to_ask_and_then_to_add_tells_new_twice),
      TEST(locked_used_by_ten_threads_is_as_used_by_one),
      TEST(a_tally_or_snapshot_never_sees_half_a_key),
      TEST(each_name_of_the_demonstration_has_a_position_of_its_own),
      TEST(churn_in_order_is_refused_what_comes_before_its_insertion),
      TEST(two_in_one_out_by_ten_threads_adds_up))
