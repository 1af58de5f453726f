/* Step 1. The toy is so small that most of what is claimed of it can be tried
 * in full: all 1,024 states of ten bits, all 1,000 triples of positions. */
#include "suite.h"

#include "toy.h"

enum { STATES = 1024, TRIPLES = 1000 };

static const char *const members[] = { "alice", "bob", "charlie", "david" };

static struct toy with_members(unsigned n)
{
    struct toy t = { .m = 10 };
    for (unsigned i = 0; i < n; i++)
        toy_add(&t, toy_positions(members[i]));
    return t;
}

static bool query(const struct toy *t, const char *name)
{
    return toy_query(t, toy_positions(name));
}

static bool row_is(const struct toy *t, const char *want)
{
    char row[TOY_M_MAX + 1];
    memset(row, '?', sizeof row);
    toy_row(t, row);
    return strcmp(row, want) == 0;
}

/* State s has bit i set where s / 2^i is odd. */
static struct toy state(unsigned s)
{
    struct toy t = { .m = 10 };
    for (unsigned i = 0; i < 10; i++)
        t.bit[i] = s >> i & 1;
    return t;
}

static unsigned number_of(const struct toy *t)
{
    unsigned s = 0;
    for (unsigned i = 0; i < 10; i++)
        s |= (unsigned)t->bit[i] << i;
    return s;
}

struct triple { unsigned position[TOY_K]; };

static struct triple triple(unsigned i)
{
    return (struct triple){ { i / 100, i / 10 % 10, i % 10 } };
}

/* The triple's positions as a set, in the manner of a state's number. */
static unsigned set_of(struct triple p)
{
    return 1u << p.position[0] | 1u << p.position[1] | 1u << p.position[2];
}

/* --- the chapter's tale ------------------------------------------------------ */

static void four_names_make_these_rows(void)
{
    static const char *const rows[] = { "0000000000", "0010001010",
                                        "0110101110", "0110101111",
                                        "0110101111" };
    static const unsigned ones[] = { 0, 3, 6, 7, 7 };
    for (unsigned n = 0; n <= 4; n++) {
        struct toy t = with_members(n);
        CU_ASSERT_TRUE(row_is(&t, rows[n]));
        CU_ASSERT_EQUAL(toy_ones(&t), ones[n]);
    }
}

static void members_are_found(void)
{
    struct toy t = with_members(4);
    for (unsigned i = 0; i < 4; i++)
        CU_ASSERT_TRUE(query(&t, members[i]));
}

static void michael_meets_a_single_zero(void)
{
    struct toy t = with_members(4);
    CU_ASSERT_FALSE(query(&t, "michael"));
    CU_ASSERT_FALSE(t.bit[3]);
    t.bit[3] = true;
    CU_ASSERT_TRUE(query(&t, "michael"));
}

/* The stranger is a maybe that none of the four names explains alone. */
static void stranger_is_explained_by_two_names(void)
{
    struct toy t = with_members(4);
    CU_ASSERT_TRUE(query(&t, "stranger"));
    for (unsigned i = 0; i < 4; i++) {
        struct toy alone = { .m = 10 };
        toy_add(&alone, toy_positions(members[i]));
        CU_ASSERT_FALSE(query(&alone, "stranger"));
    }
    struct toy two = { .m = 10 };
    toy_add(&two, toy_positions("bob"));
    toy_add(&two, toy_positions("charlie"));
    CU_ASSERT_TRUE(query(&two, "stranger"));
}

static void david_is_a_maybe_before_he_registers(void)
{
    struct toy two = with_members(2), three = with_members(3);
    CU_ASSERT_FALSE(query(&two, "david"));
    CU_ASSERT_TRUE(query(&three, "david"));
}

static void w_is_not_among_x_y_z(void)
{
    struct toy t = { .m = 18 };
    toy_add(&t, toy_positions("x"));
    toy_add(&t, toy_positions("y"));
    toy_add(&t, toy_positions("z"));
    CU_ASSERT_TRUE(row_is(&t, "110100100100100100"));
    CU_ASSERT_TRUE(query(&t, "x") && query(&t, "y") && query(&t, "z"));
    CU_ASSERT_FALSE(query(&t, "w"));
    t.bit[14] = true;
    CU_ASSERT_TRUE(query(&t, "w"));
}

static void clearing_bobs_bits_loses_charlie_and_david(void)
{
    struct toy t = with_members(4);
    const unsigned *bob = toy_positions("bob");
    for (unsigned i = 0; i < TOY_K; i++)
        t.bit[bob[i]] = false;
    CU_ASSERT_TRUE(row_is(&t, "0010001011"));
    CU_ASSERT_TRUE(query(&t, "alice"));
    CU_ASSERT_FALSE(query(&t, "charlie"));
    CU_ASSERT_FALSE(query(&t, "david"));
}

/* --- the table --------------------------------------------------------------- */

static void the_table_has_these_positions(void)
{
    static const struct { const char *name; unsigned a, b, c; } rows[] = {
        { "alice", 2, 6, 8 },   { "bob", 1, 4, 7 },      { "charlie", 4, 6, 9 },
        { "david", 2, 7, 9 },   { "michael", 3, 6, 7 },  { "stranger", 1, 4, 9 },
        { "x", 1, 6, 12 },      { "y", 3, 6, 15 },       { "z", 0, 9, 15 },
        { "w", 3, 12, 14 },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const unsigned *p = toy_positions(rows[i].name);
        CU_ASSERT_PTR_NOT_NULL_FATAL(p);
        CU_ASSERT_TRUE(p[0] == rows[i].a && p[1] == rows[i].b
                       && p[2] == rows[i].c);
    }
}

static void names_not_in_the_table_have_no_positions(void)
{
    static const char *const names[] = { "", "Alice", "alic", "alicea", "xy" };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        CU_ASSERT_PTR_NULL(toy_positions(names[i]));
}

/* --- every state, every triple ------------------------------------------------ */

static void a_query_is_maybe_when_all_its_bits_are_set(void)
{
    unsigned wrong = 0;
    for (unsigned s = 0; s < STATES; s++) {
        struct toy t = state(s);
        for (unsigned i = 0; i < TRIPLES; i++) {
            struct triple p = triple(i);
            bool maybe = (s & set_of(p)) == set_of(p);
            wrong += toy_query(&t, p.position) != maybe;
        }
        wrong += number_of(&t) != s;
    }
    CU_ASSERT_EQUAL(wrong, 0);
}

/* So no bit is ever cleared, and what a query found stays found. */
static void adding_sets_its_bits_and_leaves_the_others(void)
{
    unsigned wrong = 0;
    for (unsigned s = 0; s < STATES; s++)
        for (unsigned i = 0; i < TRIPLES; i++) {
            struct toy t = state(s);
            struct triple p = triple(i);
            toy_add(&t, p.position);
            wrong += number_of(&t) != (s | set_of(p));
        }
    CU_ASSERT_EQUAL(wrong, 0);
}

static void of_1000_triples_ones_cubed_are_maybe(void)
{
    for (unsigned s = 0; s < STATES; s++) {
        struct toy t = state(s);
        unsigned maybe = 0, ones = 0;
        for (unsigned i = 0; i < 10; i++)
            ones += s >> i & 1;
        for (unsigned i = 0; i < TRIPLES; i++)
            maybe += toy_query(&t, triple(i).position);
        CU_ASSERT_EQUAL(toy_ones(&t), ones);
        CU_ASSERT_EQUAL(maybe, ones * ones * ones);
    }
}

/* --- the ends of the range ----------------------------------------------------- */

static void one_bit_is_a_filter(void)
{
    struct toy t = { .m = 1 };
    const unsigned only[TOY_K] = { 0, 0, 0 };
    CU_ASSERT_TRUE(row_is(&t, "0"));
    CU_ASSERT_FALSE(toy_query(&t, only));
    toy_add(&t, only);
    CU_ASSERT_TRUE(row_is(&t, "1"));
    CU_ASSERT_TRUE(toy_query(&t, only));
    CU_ASSERT_EQUAL(toy_ones(&t), 1);
}

static void thirty_two_bits_fit(void)
{
    struct toy t = { .m = TOY_M_MAX };
    const unsigned ends[TOY_K] = { 0, 15, 31 };
    toy_add(&t, ends);
    CU_ASSERT_TRUE(row_is(&t, "10000000000000010000000000000001"));
    CU_ASSERT_TRUE(toy_query(&t, ends));
    CU_ASSERT_EQUAL(toy_ones(&t), 3);
}

static void bits_beyond_m_count_for_nothing(void)
{
    struct toy t = { .m = 10 };
    t.bit[10] = t.bit[31] = true;
    CU_ASSERT_EQUAL(toy_ones(&t), 0);
    CU_ASSERT_TRUE(row_is(&t, "0000000000"));
}

SUITE("01-toy",
      TEST(four_names_make_these_rows),
      TEST(members_are_found),
      TEST(michael_meets_a_single_zero),
      TEST(stranger_is_explained_by_two_names),
      TEST(david_is_a_maybe_before_he_registers),
      TEST(w_is_not_among_x_y_z),
      TEST(clearing_bobs_bits_loses_charlie_and_david),
      TEST(the_table_has_these_positions),
      TEST(names_not_in_the_table_have_no_positions),
      TEST(a_query_is_maybe_when_all_its_bits_are_set),
      TEST(adding_sets_its_bits_and_leaves_the_others),
      TEST(of_1000_triples_ones_cubed_are_maybe),
      TEST(one_bit_is_a_filter),
      TEST(thirty_two_bits_fit),
      TEST(bits_beyond_m_count_for_nothing))
