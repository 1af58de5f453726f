#include "distinct.h"
#include "grade.h"

SOUND(2);

/* Goes through all names of m bits by three loops, the slow and certain way. */
static void compare_all(unsigned m)
{
    unsigned number = 0, p[TOY_K];
    for (unsigned a = 0; a < m; a++)
        for (unsigned b = a + 1; b < m; b++)
            for (unsigned c = b + 1; c < m; c++, number++) {
                p[0] = p[1] = p[2] = 99;
                distinct_positions(m, number, p);
                CHECK(p[0] == a && p[1] == b && p[2] == c,
                      "m = %u: name %u is %u %u %u and came as %u %u %u.",
                      m, number, a, b, c, p[0], p[1], p[2]);
            }
}

TEST(how_many, 2, "There are m choose 3 names.")
{
    EQUAL(distinct_names(3), 1u, "Only 0 1 2.");
    EQUAL(distinct_names(4), 4u, "Each leaves out one of four positions.");
    EQUAL(distinct_names(10), 120u, "10 * 9 * 8 ordered triples, six to a set.");
    EQUAL(distinct_names(TOY_M_MAX), 4960u, "32 * 31 * 30 / 6.");
}

ESSENTIAL(four, 2, "With four bits, the names are 012, 013, 023 and 123.")
{
    compare_all(4);
}

TEST(all_of_ten, 1, "All 120 names of ten bits, in the order of a dictionary.")
{
    compare_all(10);
}

TEST(every_m, 2, "All names for each m from 3 to TOY_M_MAX.")
{
    for (unsigned m = 3; m <= TOY_M_MAX; m++)
        compare_all(m);
}

TEST(one_name, 1, "A toy that holds one name says maybe to that one only.")
{
    struct toy t = { .m = 10 };
    EQUAL(distinct_maybe(&t), 0u, "Nobody was added.");
    toy_add(&t, (unsigned[TOY_K]){ 2, 6, 8 });
    EQUAL(distinct_maybe(&t), 1u, "Only 2 6 8 has all its bits set.");
}

RANDOM(any_toy, 2, 0, "X bits that are 1 make X choose 3 maybes, in any toy.")
{
    for (int i = 0; i < 50; i++) {
        struct toy t = { .m = 3 + (unsigned)grade_below(TOY_M_MAX - 2) };
        unsigned one_in = 1 + (unsigned)grade_below(3);
        for (unsigned j = 0; j < TOY_M_MAX; j++)
            t.bit[j] = grade_below(one_in) == 0;
        unsigned x = toy_ones(&t);
        EQUAL(distinct_maybe(&t), x < 3 ? 0 : x * (x - 1) * (x - 2) / 6,
              "m = %u, of which %u bits are 1.", t.m, x);
    }
}
