#include "../interrupt.c"

#include "bits.h"
#include "bloom.h"
#include "crowd.h"

SOUND(2);

enum { M = 200, WORDS = (M + 31) / 32 };

static _Atomic uint32_t words[WORDS];
static struct crowd c;

static void empty(unsigned k)
{
    for (int i = 0; i < WORDS; i++)
        words[i] = 0;
    c = (struct crowd){ .words = words, .m = M, .k = k, .seed = 6 };
}

static unsigned counted(void)
{
    unsigned ones = 0;
    for (int i = 0; i < WORDS; i++)
        ones += bits_popcount(words[i]);
    return ones;
}

static bool has_bit(uint64_t i)
{
    return words[i / 32] >> i % 32 & 1;
}

/* --- calls for threads -------------------------------------------- */

struct bit { uint64_t i; bool told; };

static void set(void *arg)
{
    struct bit *b = arg;
    b->told = crowd_set(&c, b->i);
}

struct key { uint64_t key; bool told, changed; unsigned turned; };

static void add(void *arg)
{
    struct key *k = arg;
    unsigned before = counted();
    k->told = crowd_add(&c, &k->key, sizeof k->key);
    k->turned = counted() - before;
}

static void ask(void *arg)
{
    struct key *k = arg;
    k->told = crowd_query(&c, &k->key, sizeof k->key);
}

static void look_at_ones(void *arg)
{
    (void)arg;
    uint64_t said = crowd_ones(&c);
    CHECK(said <= counted(), "Thread A adds a key; %s, the count is %d, and %u bits are "
          "set. What comes first, the bit or the count?", interrupt_where(),
          (int)said, counted());
}

/* --- one thread --------------------------------------------------- */

ESSENTIAL(one_bit, 2, "Sets one bit, says so once, and counts it.")
{
    empty(3);
    EQUAL(crowd_ones(&c), 0u, "Nothing is set.");
    EQUAL(crowd_set(&c, 70), true, "It was 0.");
    EQUAL(atomic_load(&words[2]), 1u << 6, "Bit 70 is bit 6 of word 2.");
    EQUAL(crowd_set(&c, 70), false, "It was 1 already.");
    EQUAL(crowd_set(&c, 95), true, "It was 0, like all of its neighbours but one.");
    EQUAL(atomic_load(&words[2]), 1u << 31 | 1u << 6, "Bit 95 is bit 31 of word 2.");
    EQUAL(crowd_ones(&c), 2u, "Two bits were set.");
}

TEST(one_key, 1, "Adds a key, says whether that changed a bit, and finds it.")
{
    empty(5);
    struct key alice = { .key = 1 };
    ask(&alice);
    EQUAL(alice.told, false, "The filter is empty.");
    add(&alice);
    EQUAL(alice.told, true, "Its bits were 0.");
    struct probe p = crowd_probe(&c, &alice.key, sizeof alice.key);
    for (unsigned i = 0; i < c.k; i++)
        EQUAL(has_bit(probe_at(&p, i)), true, "Position number %u of the key.", i);
    EQUAL(crowd_ones(&c), counted(), "The bits are set; are they counted?");
    ask(&alice);
    EQUAL(alice.told, true, "It was added.");
    add(&alice);
    EQUAL(alice.told, false, "No bit of it was 0.");
}

RANDOM(like_the_book, 1, 0, "Agrees with the plain filter for any keys.")
{
    for (int trial = 0; trial < 20; trial++) {
        unsigned k = 1 + (unsigned)grade_below(9);
        empty(k);
        struct bloom *b = bloom_new(M, k, &probe_stream, c.seed, NULL);
        for (uint64_t i = grade_below(60); i > 0; i--) {
            uint64_t key = grade_random();
            EQUAL(crowd_add(&c, &key, sizeof key), bloom_add(b, &key, sizeof key),
                  "Adding the same keys to both.");
        }
        for (uint64_t i = 0; i < M; i++)
            EQUAL(has_bit(i), bits_get(bloom_words(b), i), "Bit %d, k = %u.", (int)i, k);
        for (uint64_t key = 0; key < 100; key++)
            EQUAL(crowd_query(&c, &key, sizeof key), bloom_query(b, &key, sizeof key),
                  "Asking both for the same strangers, k = %u.", k);
        EQUAL(crowd_ones(&c), bloom_ones(b), "The number of 1 bits.");
        bloom_free(b);
    }
}

/* --- two threads -------------------------------------------------- */

TEST(nothing_lost, 2, "Two threads set two bits of one word, and no bit is lost.")
{
    for (unsigned at = 0, over = 0; !over; at++) {
        empty(3);
        struct bit a = { 40, false }, b = { 50, false };
        over = interrupt(at, set, &a, set, &b) == INTERRUPT_OVER;
        if (over)
            set(&b);
        EQUAL(atomic_load(&words[1]), 1u << 8 | 1u << 18, "Thread A sets bit 8 of a word; "
              "%s, thread B sets bit 18.", interrupt_where());
        CHECK(a.told && b.told, "Each has set a bit of its own.");
    }
}

TEST(exactly_one, 2, "Two threads set the same bit, and exactly one is told.")
{
    for (unsigned at = 0, over = 0; !over; at++) {
        empty(3);
        struct bit a = { 40, false }, b = { 40, false };
        over = interrupt(at, set, &a, set, &b) == INTERRUPT_OVER;
        if (over)
            set(&b);
        EQUAL((int)a.told + b.told, 1, "So many were told that they have set it; B came "
              "%s. Who knows what the bit was just before it was set?",
              interrupt_where());
        EQUAL(crowd_ones(&c), 1u, "One bit is set; B came %s.", interrupt_where());
    }
}

TEST(who_changed, 1, "Of two threads that add one key, each is told of its own bits.")
{
    for (unsigned at = 0, over = 0; !over; at++) {
        empty(5);
        struct key a = { .key = 1 }, b = { .key = 1 };
        over = interrupt(at, add, &a, add, &b) == INTERRUPT_OVER;
        if (over)
            add(&b);
        unsigned by_a = over ? a.turned : counted() - b.turned;
        CHECK(counted() >= 2 && crowd_query(&c, &b.key, sizeof b.key),
              "All bits of the key are set in the end.");
        EQUAL(b.told, b.turned > 0, "B came %s, and has turned %u bits.",
              interrupt_where(), b.turned);
        EQUAL(a.told, by_a > 0, "B came %s; A has turned %u bits.",
              interrupt_where(), by_a);
    }
}

TEST(asked_meanwhile, 1, "A member is found at every moment, while others are added.")
{
    for (unsigned at = 0, over = 0; !over; at++) {
        empty(5);
        struct key a = { .key = 1 }, b = { .key = 2 }, same = { .key = 2 };
        add(&b);
        over = interrupt(at, add, &a, ask, &b) == INTERRUPT_OVER;
        CHECK(b.told, "It was added before. Thread A adds another key; "
              "%s, B asks.", interrupt_where());
        interrupt(at, ask, &b, add, &a);
        CHECK(b.told, "Thread A asks; %s, B adds another key.", interrupt_where());
        empty(5);
        interrupt(at, ask, &b, add, &same);
        add(&same);
        ask(&b);
        CHECK(b.told, "It was added.");
    }
}

TEST(looks_first, 1, "Whoever comes to a bit that is set writes nothing.")
{
    empty(5);
    struct key alice = { .key = 1 };
    struct bit bit = { 40, false };
    add(&alice);
    set(&bit);
    EQUAL(interrupt_writes(set, &bit), 0u, "To write is to take the cache line away from all "
          "others, even if nothing changes.");
    EQUAL(interrupt_writes(add, &alice), 0u, "All bits of the key are set.");
    CHECK(!bit.told && !alice.told, "Nothing was 0.");
}

TEST(never_ahead, 1, "The count is right in the end, and at no moment too high.")
{
    for (unsigned at = 0, over = 0; !over; at++) {
        empty(5);
        struct key a = { .key = 1 }, b = { .key = 2 };
        over = interrupt(at, add, &a, look_at_ones, NULL) == INTERRUPT_OVER;
        EQUAL(crowd_ones(&c), counted(), "No call is under way.");
        interrupt(at, add, &b, look_at_ones, NULL);
        EQUAL(crowd_ones(&c), counted(), "No call is under way.");
        empty(5);
        interrupt(at, add, &a, add, &b);
        EQUAL(crowd_ones(&c), counted(), "Two keys were added at once: B came %s.",
              interrupt_where());
    }
}
