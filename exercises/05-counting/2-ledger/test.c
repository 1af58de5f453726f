#define _DEFAULT_SOURCE     /* MAP_ANONYMOUS */
#define _DARWIN_C_SOURCE
#include "grade.h"
#include "ledger.h"

#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

SOUND(2);

enum { M_MAX = 200 };

static uint16_t counters[M_MAX];

/* An empty ledger over `counters`. */
static struct ledger fresh(uint64_t m, unsigned k)
{
    memset(counters, 0, sizeof counters);
    return (struct ledger){ counters, m, k, 5 };
}

/* How often each position of f occurs among the key's: what the key needs. */
static void needs(const struct ledger *f, uint64_t key, unsigned times[M_MAX])
{
    struct probe p = ledger_probe(f, &key, sizeof key);
    memset(times, 0, M_MAX * sizeof times[0]);
    for (unsigned i = 0; i < f->k; i++)
        times[probe_at(&p, i)]++;
}

/* Keys are numbers in 8 bytes. */
static bool ask(const struct ledger *f, uint64_t key)
{
    return ledger_query(f, &key, sizeof key);
}

static bool add(struct ledger *f, uint64_t key)
{
    return ledger_add(f, &key, sizeof key);
}

static const char *take(struct ledger *f, uint64_t key)
{
    return ledger_remove(f, &key, sizeof key);
}

static const char *in_words(const char *answer)
{
    return answer == NULL              ? "NULL"
         : answer == counting_absent   ? "counting_absent"
         : answer == counting_stuck    ? "counting_stuck"
                                       : "something else";
}

/* Every counter of f is as in `model`. */
static void counts_are(const struct ledger *f, const unsigned model[M_MAX],
                       const char *help)
{
    for (uint64_t i = 0; i < f->m; i++)
        EQUAL((unsigned)f->count[i], model[i], "Counter %d: %s", (int)i, help);
}

/* The first key whose positions are `distinct` different ones. */
static uint64_t key_with(const struct ledger *f, unsigned distinct)
{
    for (uint64_t key = 0;; key++) {
        unsigned times[M_MAX], seen = 0;
        needs(f, key, times);
        for (uint64_t i = 0; i < f->m; i++)
            seen += times[i] > 0;
        if (seen == distinct)
            return key;
    }
}

/* A position that the key has so many times. */
static uint64_t place(const struct ledger *f, uint64_t key, unsigned often)
{
    unsigned times[M_MAX];
    needs(f, key, times);
    for (uint64_t i = 0; i < f->m; i++)
        if (times[i] == often)
            return i;
    grade_fail("a position", "one", "none", "The grader is broken.");
    return 0;
}

ESSENTIAL(one_key, 2, "A key that is added raises its k counters, and is then a maybe.")
{
    struct ledger f = fresh(100, 4);
    unsigned model[M_MAX];
    uint64_t key = key_with(&f, 4);
    EQUAL(ask(&f, key), false, "The ledger is empty.");
    add(&f, key);
    needs(&f, key, model);
    counts_are(&f, model, "one up at each of the key's four positions.");
    EQUAL(ask(&f, key), true, "The key was added.");
    EQUAL(ask(&f, key_with(&f, 3)), false,
          "That key was not, and it is not alike.");
}

TEST(twice, 1, "A position that occurs twice among a key's counts twice.")
{
    struct ledger f = fresh(10, 3);
    unsigned model[M_MAX];
    uint64_t key = key_with(&f, 2);
    add(&f, key);
    needs(&f, key, model);
    counts_are(&f, model, "its positions are a, b and b: b goes up by two.");
}

TEST(certainly_new, 1, "Adding says whether the key was certainly new.")
{
    struct ledger f = fresh(10, 3);
    uint64_t key = key_with(&f, 2);
    uint64_t once = place(&f, key, 1), both = place(&f, key, 2);
    EQUAL(add(&f, key), true, "The ledger was empty.");
    EQUAL(add(&f, key), false, "The second time it looks as if it were there.");
    f = fresh(10, 3);
    counters[once] = counters[both] = 1;
    EQUAL(add(&f, key), true,
          "Its positions are a, b and b, and b stood at 1: no copy of it "
          "was there, or b would have been 2.");
}

RANDOM(churn, 1, 0, "Keys that come and go leave the counters of those that stay.")
{
    struct ledger f = fresh(M_MAX, 5);
    unsigned model[M_MAX] = { 0 }, times[M_MAX], copies[50] = { 0 };
    for (int step = 0; step < 2000; step++) {
        uint64_t key = grade_below(50);
        needs(&f, key, times);
        bool in = copies[key] > 0 && grade_below(2);
        if (in)
            EQUAL(in_words(take(&f, key)), "NULL",
                  "A copy of the key is there.");
        else
            add(&f, key);
        copies[key] += in ? -1u : 1u;
        for (unsigned i = 0; i < M_MAX; i++)
            model[i] += in ? -times[i] : times[i];
        counts_are(&f, model, "what goes down must be what went up.");
    }
}

TEST(absent, 1, "A key that is certainly not there is refused, and nothing changes.")
{
    struct ledger f = fresh(100, 7);
    unsigned model[M_MAX] = { 0 };
    EQUAL(in_words(take(&f, 1)), "counting_absent", "The ledger is empty.");
    for (uint64_t key = 0; key < 12; key++)
        add(&f, key);
    for (unsigned i = 0; i < M_MAX; i++)
        model[i] = counters[i];
    for (uint64_t key = 100; key < 200; key++) {
        unsigned times[M_MAX], zeros = 0;
        needs(&f, key, times);
        for (unsigned i = 0; i < M_MAX; i++)
            zeros += times[i] > counters[i];
        if (zeros == 0)
            continue;
        EQUAL(in_words(take(&f, key)), "counting_absent",
              "A counter of it is too low.");
        counts_are(&f, model, "a removal that is refused changes nothing.");
    }
}

TEST(doubled, 2, "With a position that it has twice standing at 1, a key is absent.")
{
    struct ledger f = fresh(10, 3);
    unsigned model[M_MAX] = { 0 };
    uint64_t key = key_with(&f, 2);
    uint64_t once = place(&f, key, 1), both = place(&f, key, 2);
    model[once] = model[both] = counters[once] = counters[both] = 1;
    EQUAL(ask(&f, key), false,
          "Its positions are a, b and b, and b stands at 1.");
    EQUAL(in_words(take(&f, key)), "counting_absent",
          "Its positions are a, b and b, and b stands at 1.");
    counts_are(&f, model, "a removal that is refused changes nothing.");
    counters[both] = 2;
    EQUAL(ask(&f, key), true, "Now b stands at 2.");
    EQUAL(in_words(take(&f, key)), "NULL", "Now b stands at 2.");
    memset(model, 0, sizeof model);
    counts_are(&f, model, "one down at a, two down at b.");
}

static void wrote(int signal_number)
{
    (void)signal_number;
    grade_fail("a removal that is refused", "only reads",
               "it wrote to a counter",
               "Look at all of the key's counters before you touch the first.");
}

/* The counters lie in memory that must not be written. Of a stranger's
 * first and last counters one is 0 and the other not, so that whoever lowers
 * before looking writes to one of them, from whichever end. */
TEST(only_reads, 1, "A removal that is refused writes nothing, not even for a moment.")
{
    size_t size = (size_t)sysconf(_SC_PAGESIZE);
    uint16_t *page = mmap(NULL, size, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(page != MAP_FAILED, "The grader has no memory.");
    struct ledger f = { page, 100, 7, 5 };
    for (uint64_t key = 0; key < 8; key++)
        add(&f, key);
    mprotect(page, size, PROT_READ);
    signal(SIGSEGV, wrote);
    signal(SIGBUS, wrote);
    for (uint64_t key = 100; key < 1000; key++) {
        struct probe p = ledger_probe(&f, &key, sizeof key);
        if ((page[probe_at(&p, 0)] > 0) != (page[probe_at(&p, 6)] > 0))
            EQUAL(in_words(take(&f, key)), "counting_absent",
                  "One of its counters is 0.");
    }
    munmap(page, size);
}

TEST(popular, 1, "A key that is added 70,000 times is never forgotten.")
{
    struct ledger f = fresh(100, 4);
    uint64_t key = key_with(&f, 3), both = place(&f, key, 2);
    for (int i = 0; i < 70000; i++)
        add(&f, key);
    EQUAL((unsigned)counters[both], 65535u, "A counter stops at LEDGER_MAX.");
    for (int i = 0; i < 70000; i++)
        take(&f, key);
    EQUAL((unsigned)counters[both], 65535u,
          "A counter at LEDGER_MAX does not move.");
    EQUAL(ask(&f, key), true, "Its counters are stuck.");
}

TEST(stuck, 1, "Where one counter is stuck, the others go down, and the answer says so.")
{
    struct ledger f = fresh(100, 6);
    uint64_t key = key_with(&f, 6);
    for (unsigned which = 0; which < 6; which++) {
        struct probe p = ledger_probe(&f, &key, sizeof key);
        unsigned model[M_MAX];
        f = fresh(100, 6);
        add(&f, key);
        add(&f, key);
        needs(&f, key, model);
        counters[probe_at(&p, which)] = 65535;
        model[probe_at(&p, which)] = 65535;
        EQUAL(in_words(take(&f, key)), "counting_stuck",
              "Counter number %u of the key's six is stuck.", which);
        counts_are(&f, model, "only the stuck one stays.");
    }
}

/* Takes what `times` says from `model`: the answer that is right. */
static const char *take_from(unsigned model[M_MAX], const unsigned times[M_MAX])
{
    const char *right = NULL;
    for (unsigned i = 0; i < M_MAX; i++)
        if (model[i] < times[i])
            return counting_absent;
        else if (times[i] > 0 && model[i] == 65535)
            right = counting_stuck;
    for (unsigned i = 0; i < M_MAX; i++)
        model[i] -= model[i] == 65535 ? 0 : times[i];
    return right;
}

RANDOM(any_state, 1, 0, "Removes rightly from any counters whatever.")
{
    static const uint16_t some[] = { 0, 1, 1, 2, 2, 3, 4, 9, 65534, 65535 };
    for (int trial = 0; trial < 3000; trial++) {
        unsigned k = 1 + (unsigned)grade_below(trial % 10 ? 8 : LEDGER_K_MAX);
        struct ledger f = fresh(1 + grade_below(20), k);
        unsigned model[M_MAX] = { 0 }, times[M_MAX];
        uint64_t key = grade_random(), least = grade_below(8);
        for (uint64_t i = 0; i < f.m; i++)
            model[i] = counters[i] = some[least + grade_below(10 - least)];
        needs(&f, key, times);
        bool maybe = ask(&f, key);
        const char *right = take_from(model, times);
        EQUAL(maybe, right != counting_absent,
              "It is true when a removal would not be refused.");
        EQUAL(in_words(take(&f, key)), in_words(right), "m = %d, k = %u.",
              (int)f.m, f.k);
        counts_are(&f, model, "after a removal.");
    }
}
