#include "grade.h"
#include "nibbles.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

SOUND(2);

enum { GUARD = 0xa5 };

/* One byte with guards around it. Counter 2 is its upper half, counter 3 its
 * lower one. */
struct guarded { unsigned char bytes[3]; };

static struct guarded around(unsigned byte)
{
    return (struct guarded){ { GUARD, (unsigned char)byte, GUARD } };
}

static unsigned join(unsigned upper, unsigned lower)
{
    return upper << 4 | lower;
}

/* Tries every count of a counter, beside every count of its neighbour, in both
 * halves of the byte. */
static void all_pairs(void (*try)(unsigned own, unsigned other, size_t i))
{
    for (unsigned own = 0; own <= NIBBLE_MAX; own++)
        for (unsigned other = 0; other <= NIBBLE_MAX; other++)
            for (size_t i = 2; i <= 3; i++)
                try(own, other, i);
}

static struct guarded pair(unsigned own, unsigned other, size_t i)
{
    return around(i == 2 ? join(own, other) : join(other, own));
}

ESSENTIAL(order, 2, "The bytes 12 30 f9 are the counters 1, 2, 3, 0, 15 and 9.")
{
    static const unsigned char bytes[] = { 0x12, 0x30, 0xf9 };
    static const unsigned expected[] = { 1, 2, 3, 0, 15, 9 };
    for (size_t i = 0; i < 6; i++)
        EQUAL(nibble_get(bytes, i), expected[i],
              "Counter %zu is the %s half of byte %zu.", i,
              i % 2 ? "lower" : "upper", i / 2);
}

TEST(counts, 1, "A counter goes up from 0 to 15, in steps of one.")
{
    for (size_t i = 2; i <= 3; i++) {
        struct guarded g = around(0);
        for (unsigned n = 1; n <= NIBBLE_MAX; n++) {
            nibble_up(g.bytes, i);
            EQUAL(nibble_get(g.bytes, i), n,
                  "Counter %zu after %u times up.", i, n);
        }
    }
}

static void try_neighbour(unsigned own, unsigned other, size_t i)
{
    struct guarded up = pair(own, other, i), down = up;
    nibble_up(up.bytes, i);
    nibble_down(down.bytes, i);
    EQUAL(nibble_get(up.bytes, 5 - i), other, "Counter %zu went up from %u; "
          "counter %zu, in the same byte, has changed.", i, own, 5 - i);
    EQUAL(nibble_get(down.bytes, 5 - i), other,
          "Counter %zu went down from %u; "
          "counter %zu, in the same byte, has changed.", i, own, 5 - i);
    CHECK(up.bytes[0] == GUARD && up.bytes[2] == GUARD
          && down.bytes[0] == GUARD && down.bytes[2] == GUARD,
          "Counter %zu is in byte 1; another byte has changed.", i);
}

TEST(neighbours, 1, "The other counter of the byte, and other bytes, stay.")
{
    all_pairs(try_neighbour);
}

TEST(sticks, 1, "A counter at 15 stays there when it is raised again.")
{
    for (size_t i = 2; i <= 3; i++) {
        struct guarded g = around(0);
        for (int n = 0; n < 40; n++)
            nibble_up(g.bytes, i);
        EQUAL(nibble_get(g.bytes, i), 15u, "Counter %zu after 40 times up.", i);
    }
}

TEST(stuck, 1, "A counter at 15 does not go down either.")
{
    for (size_t i = 2; i <= 3; i++) {
        struct guarded g = around(0xff);
        nibble_down(g.bytes, i);
        EQUAL(nibble_get(g.bytes, i), 15u,
              "Fifteen may mean a hundred: a counter that has lost count "
              "must not pretend to know.");
    }
}

TEST(zero, 1, "A counter at 0 does not go below.")
{
    for (size_t i = 2; i <= 3; i++) {
        struct guarded g = around(0);
        nibble_down(g.bytes, i);
        EQUAL(nibble_get(g.bytes, i), 0u, "Counter %zu, taken down from 0.", i);
    }
}

static void try_answers(unsigned own, unsigned other, size_t i)
{
    struct guarded up = pair(own, other, i), down = up;
    EQUAL(nibble_up(up.bytes, i), own < 15, "Up from %u: did it move?", own);
    EQUAL(nibble_down(down.bytes, i), own > 0 && own < 15,
          "Down from %u: did it move?", own);
}

TEST(answers, 1, "Each answers whether the counter moved.")
{
    all_pairs(try_answers);
}

TEST(sizes, 1, "Two counters to a byte, and an odd one has a byte to itself.")
{
    static const size_t m[] = { 0, 1, 2, 3, 10, 1001, SIZE_MAX - 1, SIZE_MAX };
    static const size_t bytes[] = {
        0, 1, 1, 2, 5, 501, SIZE_MAX >> 1, SIZE_MAX / 2 + 1
    };
    for (size_t i = 0; i < sizeof m / sizeof m[0]; i++)
        EQUAL(nibble_bytes(m[i]), bytes[i],
              "m = %zu. Mind what overflows.", m[i]);
}

/* The bytes come from malloc(), just as many as needed, so that the sanitizers
 * see who touches one more. */
RANDOM(any_order, 1, 0, "Does what plain numbers do, up and down in any order.")
{
    enum { M = 33 };
    for (int trial = 0; trial < 30; trial++) {
        unsigned char *bytes = calloc(1, M / 2 + 1);
        unsigned model[M] = { 0 };
        for (int n = 0; bytes && n < 1000; n++) {
            size_t i = grade_below(M);
            if (grade_below(5) < 3) {
                nibble_up(bytes, i);
                model[i] += model[i] < 15;
            } else {
                nibble_down(bytes, i);
                model[i] -= model[i] > 0 && model[i] < 15;
            }
            size_t j = grade_below(M);
            EQUAL(nibble_get(bytes, j), model[j],
                  "Counter %zu, after %d moves; the last was of counter %zu.",
                  j, n + 1, i);
        }
        free(bytes);
    }
}
