#include "../interrupt.c"

#include "fpr.h"
#include "shards.h"

#include <math.h>

SOUND(2);

static struct shards *s;

static void fresh(unsigned count, uint64_t m, unsigned k, uint64_t seed)
{
    s = shards_new(count, m, k, seed);
    CHECK(s != NULL, "%u shards of %.0f bits each, k = %u, are in range.", count,
          (double)m, k);
}

static unsigned of(uint64_t key)
{
    return shards_of(s, &key, sizeof key);
}

/* The first key from `from` on that belongs to a shard. */
static uint64_t key_in(unsigned shard, uint64_t from)
{
    for (uint64_t key = from; key < from + 10000; key++)
        if (of(key) == shard)
            return key;
    grade_fail("10,000 keys of a few shards", "one in each", "a shard without any",
               "shards_of() must give all shards their keys.");
    return 0;
}

/* --- calls for threads -------------------------------------------- */

struct call { uint64_t x, y; unsigned told; };

static void add(void *arg)
{
    struct call *c = arg;
    c->told = shards_add(s, &c->x, sizeof c->x);
}

static void ask(void *arg)
{
    struct call *c = arg;
    c->told = shards_query(s, &c->x, sizeof c->x);
}

static void add_both(void *arg)
{
    struct call *c = arg;
    c->told = shards_add_both(s, &c->x, sizeof c->x, &c->y, sizeof c->y);
}

static void keys(void *arg)
{
    struct call *c = arg;
    c->told = (unsigned)shards_keys(s);
}

static unsigned ask_for(uint64_t key)
{
    struct call c = { .x = key };
    ask(&c);
    return c.told;
}

/* --- one thread --------------------------------------------------- */

ESSENTIAL(one_key, 2, "A key that is added is found, and is new once.")
{
    fresh(3, 1000, 5, 1);
    struct call alice = { .x = 1 };
    EQUAL(ask_for(1), 0u, "The filter is empty.");
    EQUAL(shards_keys(s), 0u, "The filter is empty.");
    add(&alice);
    EQUAL(alice.told, 1u, "The key is new.");
    EQUAL(ask_for(1), 1u, "It was added.");
    add(&alice);
    EQUAL(alice.told, 0u, "It was there already.");
    EQUAL(shards_keys(s), 1u, "One key was new.");
    shards_free(s);
}

TEST(ranges, 1, "Refuses what is out of range, and takes what is just in it.")
{
    EQUAL(shards_new(0, 10, 1, 0) == NULL, true, "No shards.");
    EQUAL(shards_new(SHARDS_MAX + 1, 10, 1, 0) == NULL, true, "One shard too many.");
    EQUAL(shards_new(3, 0, 1, 0) == NULL, true, "No bits.");
    EQUAL(shards_new(1, SHARDS_M_MAX + 1, 1, 0) == NULL, true, "One bit too many.");
    EQUAL(shards_new(3, 10, 0, 0) == NULL, true, "No positions.");
    EQUAL(shards_new(3, 10, SHARDS_K_MAX + 1, 0) == NULL, true, "One position too many.");
    fresh(SHARDS_MAX, 1, SHARDS_K_MAX, 0);
    shards_free(s);
    fresh(1, 1, 1, 0);
    shards_free(s);
    shards_free(NULL);
}

RANDOM(members, 1, 0, "Every member is found, and the news are counted.")
{
    for (int trial = 0; trial < 30; trial++) {
        uint64_t key[200], news = 0, n = 1 + grade_below(200);
        fresh(1 + (unsigned)grade_below(9), 1 + grade_below(500),
              1 + (unsigned)grade_below(8), grade_random());
        for (uint64_t i = 0; i < n; i++) {
            struct call c = { .x = key[i] = grade_random() };
            unsigned maybe = ask_for(key[i]);
            add(&c);
            EQUAL(c.told, 1 - maybe, "Either the key looks as if it were there, or it is new.");
            news += c.told;
        }
        for (uint64_t i = 0; i < n; i++)
            EQUAL(ask_for(key[i]), 1u, "It was added.");
        EQUAL(shards_keys(s), news, "How many times was \"new\" told?");
        shards_free(s);
    }
}

/* 80 shares of mean 200 and more; 6.5 sigma, for such shares, are 2e-9. */
RANDOM(evenly, 1, 1e-6, "Gives each shard its fair share of the keys.")
{
    static const unsigned counts[] = { 2, 5, 9, SHARDS_MAX };
    for (int i = 0; i < 4; i++) {
        unsigned count = counts[i], share[SHARDS_MAX] = { 0 };
        double n = 200.0 * count, mean = 200, sigma = sqrt(mean * (1 - 1.0 / count));
        fresh(count, 10, 3, grade_random());
        uint64_t first = grade_random();
        for (uint64_t key = first; key < first + (uint64_t)n; key++) {
            CHECK(of(key) < count, "Shards are numbered from 0 to count - 1.");
            share[of(key)]++;
        }
        for (unsigned j = 0; j < count; j++)
            WITHIN(share[j], mean - 6.5 * sigma, mean + 6.5 * sigma,
                   "Keys in shard %u of %u, of %.0f keys with numbers in a row.", j,
                   count, n);
        shards_free(s);
    }
}

enum { S = 8, EACH = 64, K = 3, N = 120, FILTERS = 400 };

/* A shard gets a binomial number of the keys. */
static double true_rate(void)
{
    double chance = pow(1 - 1.0 / S, N), rate = 0;
    for (unsigned n = 0; n <= N; n++) {
        rate += chance * fpr_exact(EACH, K, n);
        chance *= (double)(N - n) / (n + 1) / (S - 1);
    }
    return rate;
}

static unsigned strangers_let_in(void)
{
    unsigned in = 0;
    uint64_t key = grade_random();
    fresh(S, EACH, K, grade_random());
    for (int i = 0; i < N; i++, key++)
        shards_add(s, &key, sizeof key);
    for (unsigned shard = 0; shard < S; shard++) {
        key = key_in(shard, key);
        in += ask_for(key++);
    }
    shards_free(s);
    return in;
}

/* A stranger for each shard, so that they are independent but for the loads
 * of the shards, and where one has more keys the others have fewer: the
 * binomial's sigma is a little too great, if anything. */
RANDOM(rate, 2, 1e-6, "Lets in as many strangers as theory says, for m bits a shard.")
{
    double p = true_rate(), tries = S * FILTERS, sigma = sqrt(p * (1 - p) / tries);
    unsigned in = 0;
    for (int i = 0; i < FILTERS; i++)
        in += strangers_let_in();
    WITHIN(in / tries, p - 5 * sigma, p + 5 * sigma, "If more get in: has each shard its m "
           "bits? Does a key's shard tell something about its positions?");
}

TEST(both, 1, "Adds two keys, in two shards, in one, or the same key twice.")
{
    fresh(2, 10000, 5, 1);
    uint64_t a = key_in(0, 0), b = key_in(0, a + 1), c = key_in(1, 0), d = key_in(1, c + 1);
    struct call calls[] = { { a, c, 9 }, { b, a, 9 }, { d, d, 9 }, { a, d, 9 },
                            { c, c, 9 } };
    static const unsigned right[] = { 2, 1, 1, 0, 0 };
    for (int i = 0; i < 5; i++) {
        add_both(&calls[i]);
        EQUAL(calls[i].told, right[i], "So many were new: pair %d of shards 0 1, 0 0, 1 1, "
              "0 1, 1 1.", i + 1);
        CHECK(ask_for(calls[i].x) && ask_for(calls[i].y), "Both were added.");
    }
    EQUAL(shards_keys(s), 4u, "Four keys were new.");
    shards_free(s);
}

/* --- two threads ------------------------------------------------------ */

typedef void thread(void *);

/* The bits of a shard do not fill its words; and with so many positions no key
 * looks like another, and each touches every word. */
enum { M = 100, MANY = 20 };

/* Interrupts A at each of its steps by B, each time in an empty filter of
 * `count` shards; where B would have to wait, that filter is given
 * up. After the others, `check` looks at what they were told. */
static void at_each_step(unsigned count, thread *a, struct call of_a, thread *b,
                         struct call of_b,
                         void (*check)(struct call a, struct call b))
{
    enum interrupted how = INTERRUPT_DONE;
    for (unsigned at = 0; how != INTERRUPT_OVER; at++) {
        struct call ca = of_a, cb = of_b;
        fresh(count, M, MANY, 1);
        how = interrupt(at, a, &ca, b, &cb);
        if (how == INTERRUPT_WAITS)
            continue;
        if (how == INTERRUPT_OVER)
            b(&cb);
        check(ca, cb);
        shards_free(s);
    }
}

/* A call about the first keys of two shards of `count`; different keys. */
static struct call about(unsigned count, unsigned x, unsigned y)
{
    fresh(count, M, MANY, 1);
    struct call c = { .x = key_in(x, 0) };
    c.y = key_in(y, c.x + 1);
    shards_free(s);
    return c;
}

static struct call swapped(struct call c)
{
    return (struct call){ c.y, c.x, 0 };
}

static void one_was_told(struct call a, struct call b)
{
    EQUAL(a.told + b.told, 1u, "So many were told; B came %s.", interrupt_where());
    EQUAL(ask_for(a.x), 1u, "It was added.");
    EQUAL(shards_keys(s), 1u, "One key was new.");
}

TEST(exactly_one, 2, "Of two threads that add the same key, exactly one is told that it is new.")
{
    struct call c = about(3, 1, 2);
    at_each_step(3, add, c, add, c, one_was_told);
}

static void is_found(struct call a, struct call b)
{
    CHECK(ask_for(a.x) && ask_for(b.x), "What was added is found; B came %s.",
          interrupt_where());
}

TEST(asked_meanwhile, 1, "Threads may add and ask in the same shard at the same time.")
{
    struct call c = about(1, 0, 0);
    at_each_step(1, add, c, add, swapped(c), is_found);
    for (int i = 0; i < 2; i++) {
        enum interrupted how = INTERRUPT_DONE;
        for (unsigned at = 0; how != INTERRUPT_OVER; at++) {
            struct call old = c, new = swapped(c);
            fresh(1, M, MANY, 1);
            add(&old);
            how = i ? interrupt(at, ask, &old, add, &new)
                    : interrupt(at, add, &new, ask, &old);
            CHECK(how == INTERRUPT_WAITS || old.told,
                  "It was added before; another key is added, and this one asked for; "
                  "B came %s.", interrupt_where());
            if (how != INTERRUPT_WAITS)
                shards_free(s);
        }
    }
}

static void both_are_counted(struct call a, struct call b)
{
    is_found(a, b);
    EQUAL(shards_keys(s), 2u, "Two keys were new; B came %s.", interrupt_where());
}

TEST(keeps_apart, 1, "Threads in two shards do not touch each other's memory.")
{
    for (unsigned other = 1; other < 4; other++) {
        struct call c = about(4, other - 1, other);
        at_each_step(4, add, c, add, swapped(c), both_are_counted);
    }
}

TEST(nobody_waits, 2, "Who adds or asks in one shard does not wait for another shard.")
{
    thread *const calls[] = { add, ask };
    struct call c = about(2, 0, 1);
    for (int i = 0; i < 4; i++) {
        enum interrupted how = INTERRUPT_DONE;
        for (unsigned at = 0; how != INTERRUPT_OVER; at++) {
            struct call a = c, b = swapped(c);
            fresh(2, M, MANY, 1);
            how = interrupt(at, calls[i / 2], &a, calls[i % 2], &b);
            CHECK(how != INTERRUPT_WAITS, "Thread A is in shard 0, and B wants to shard "
                  "1. There is nobody, and still B waits.");
            shards_free(s);
        }
    }
}

static void anything(struct call a, struct call b)
{
    CHECK(a.told + b.told <= 4, "There are two keys.");
}

TEST(no_deadlock, 2, "Who needs several shards never waits for ever.")
{
    for (unsigned i = 0; i < 9; i++) {
        struct call c = about(3, i / 3, i % 3);
        at_each_step(3, add_both, c, add_both, swapped(c), anything);
        at_each_step(3, add_both, c, keys, c, anything);
        at_each_step(3, keys, c, add_both, c, anything);
    }
}

static void not_one(struct call a, struct call b)
{
    CHECK(a.told != 1 && b.told != 1, "One thread adds two keys at one moment, the other "
          "counts one of them; B came %s.", interrupt_where());
}

static void two_in_all(struct call a, struct call b)
{
    EQUAL(a.told + b.told, 2u, "Two threads add the same two keys; so many were new; B came "
          "%s.", interrupt_where());
}

TEST(one_moment, 1, "Nobody sees one of two keys that are added at one moment.")
{
    for (unsigned i = 0; i < 9; i++) {
        struct call c = about(3, i / 3, i % 3);
        at_each_step(3, add_both, c, add_both, swapped(c), two_in_all);
        at_each_step(3, add_both, c, keys, c, not_one);
        at_each_step(3, keys, c, add_both, c, not_one);
    }
}
