#include "grade.h"
#include "schedule.h"

#include <string.h>

#include "replay.h"

SOUND(2);

static const unsigned alice[] = { 2, 6, 8 }, bob[] = { 1, 4, 7 };

static uint64_t bits(const unsigned position[], unsigned count)
{
    uint64_t word = 0;
    for (unsigned i = 0; i < count; i++)
        word |= UINT64_C(1) << position[i];
    return word;
}

/* The same by the book's replay. */
static struct outcome replayed(const char *schedule, const unsigned a[],
                               const unsigned b[], unsigned count)
{
    uint64_t at[2][SCHEDULE_K], word = 0;
    for (unsigned i = 0; i < count; i++) {
        at[0][i] = a[i];
        at[1][i] = b[i];
    }
    struct replay t[2] = { { .position = at[0], .count = count },
                           { .position = at[1], .count = count } };
    for (const char *s = schedule; *s; s++)
        replay_step(&t[*s - 'A'], &word);
    uint64_t stored = bits(a, (unsigned)t[0].done) | bits(b, (unsigned)t[1].done);
    return (struct outcome){ .word = word, .lost = stored & ~word };
}

static void compare(const char *schedule, const unsigned a[], const unsigned b[])
{
    struct outcome right = replayed(schedule, a, b, SCHEDULE_K);
    struct outcome came = schedule_play(schedule, a, b);
    EQUAL(came.word, right.word, "\"%s\" with A at %u %u %u, B at %u %u %u.",
          schedule, a[0], a[1], a[2], b[0], b[1], b[2]);
    EQUAL(came.lost, right.lost, "What \"%s\" loses, with A at %u %u %u, B at %u %u %u.",
          schedule, a[0], a[1], a[2], b[0], b[1], b[2]);
}

ESSENTIAL(in_turns, 2, "In turns, as in the chapter: B's store wipes out A's.")
{
    struct outcome o = schedule_play("ABABAB", alice, bob);
    EQUAL(o.word, 1u << 1, "B stores a copy in which alice's bit 2 was never set.");
    EQUAL(o.lost, 1u << 2, "A has stored bit 2, and it is 0.");
}

TEST(one_by_one, 1, "One thread after the other loses nothing.")
{
    struct outcome o = schedule_play("BBBBBBBBBAAAAAAAAA", alice, bob);
    EQUAL(o.word, bits(alice, 3) | bits(bob, 3), "All six bits.");
    EQUAL(o.lost, 0u, "Nobody was between a load and its store.");
}

TEST(cut_short, 1, "A schedule may end at any step.")
{
    static const char schedule[] = "AABAABBBABABABABAB";
    for (size_t length = 0; length < sizeof schedule; length++) {
        char begin[sizeof schedule] = "";
        memcpy(begin, schedule, length);
        compare(begin, alice, bob);
    }
}

TEST(idle_turns, 1, "A thread that is through does nothing in its turns.")
{
    compare("AAAAAAAAA" "A" "BBB" "AA", alice, bob);
    compare("BBBBBBBBBBBBAAAAAAAAAAAAAAABBB", alice, bob);
    compare("ABABABABABABABABABBBAAABABAB", alice, bob);
}

RANDOM(any_schedule, 1, 0, "Plays any schedule on any six bits of the word.")
{
    for (int trial = 0; trial < 2000; trial++) {
        unsigned place[64];
        char text[60] = "";
        for (unsigned i = 0; i < 64; i++) {
            uint64_t j = grade_below(i + 1);
            place[i] = place[j];
            place[j] = i;
        }
        for (uint64_t i = grade_below(sizeof text); i > 0; i--)
            text[i - 1] = (char)('A' + grade_below(2));
        compare(text, place, place + SCHEDULE_K);
    }
}

/* Goes through all schedules, as numbers. */
static unsigned count_safe(unsigned count)
{
    unsigned kept = 0, steps = 6 * count;
    for (uint64_t number = 0; number < UINT64_C(1) << steps; number++) {
        char letters[SCHEDULE_STEPS + 1] = "";
        unsigned bs = 0;
        for (unsigned i = 0; i < steps; i++) {
            letters[i] = (char)('A' + (number >> i & 1));
            bs += letters[i] == 'B';
        }
        kept += 2 * bs == steps && replayed(letters, alice, bob, count).lost == 0;
    }
    return kept;
}

TEST(safe_for_one, 1, "Counts the safe ones of the twenty schedules of one bit each.")
{
    EQUAL(schedule_safe(1), count_safe(1), "Twenty can be played by hand.");
}

TEST(safe_for_more, 1, "Counts them for two and for three bits each.")
{
    EQUAL(schedule_safe(2), count_safe(2), "Of 924 schedules.");
    EQUAL(schedule_safe(3), count_safe(3), "Of 48,620 schedules.");
}

static unsigned ones(uint64_t word)
{
    unsigned count = 0;
    for (; word; word >>= 1)
        count += word & 1;
    return count;
}

/* The last store leaves its own bit. And it leaves another: the word was not
 * empty when it was loaded, since the same thread had stored before. */
TEST(worst, 2, "A complete schedule that loses as many bits as possible.")
{
    char came[SCHEDULE_STEPS + 1];
    memset(came, 'x', sizeof came);
    schedule_worst(came);
    unsigned length = (unsigned)strspn(came, "AB"), as = 0;
    CHECK(length == SCHEDULE_STEPS && came[length] == '\0',
          "A schedule has %d letters, A or B, and a NUL.", SCHEDULE_STEPS);
    for (unsigned i = 0; i < length; i++)
        as += came[i] == 'A';
    EQUAL(as, SCHEDULE_STEPS / 2u, "Half of the steps are A's.");
    unsigned most = 2 * SCHEDULE_K - 2;
    EQUAL(ones(replayed(came, alice, bob, SCHEDULE_K).lost), most, "\"%s\" loses fewer bits "
          "than another schedule. How few can be left in the word?", came);
}
