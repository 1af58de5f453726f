#include "grade.h"
#include "row_read.h"

#include <string.h>

SOUND(2);

static const char start[] = "0110100110010110";

/* A toy that already holds something, to see whether it is left alone. */
static struct toy used_toy(void)
{
    struct toy t = { .m = 16 };
    for (unsigned i = 0; i < t.m; i++)
        t.bit[i] = start[i] == '1';
    return t;
}

static const char *row_of(const struct toy *t)
{
    static char row[TOY_M_MAX + 1];
    memset(row, 0, sizeof row);
    for (unsigned i = 0; i < t->m && i < TOY_M_MAX; i++)
        row[i] = t->bit[i] ? '1' : '0';
    return row;
}

static void accepts(const char *row)
{
    struct toy t = used_toy();
    EQUAL(row_read(&t, row), true, "\"%s\" is a row.", row);
    EQUAL(t.m, (unsigned)strlen(row), "m is the number of digits in \"%s\".", row);
    EQUAL(row_of(&t), row, "Bit i is digit number i, counted from the left.");
}

static void refuses(const char *row)
{
    struct toy t = used_toy();
    EQUAL(row_read(&t, row), false, "\"%s\" is not a row.", row ? row : "NULL");
}

ESSENTIAL(alice, 2, "Reads alice's row, 0010001010, into an empty toy.")
{
    struct toy t = { .m = 0 };
    EQUAL(row_read(&t, "0010001010"), true, "It is a row of ten digits.");
    EQUAL(t.m, 10u, "m is the number of digits.");
    EQUAL(row_of(&t), "0010001010", "Bit i is digit i, counted from the left.");
}

TEST(lengths, 1, "Reads rows of every length from 1 to TOY_M_MAX.")
{
    for (size_t m = 1; m <= TOY_M_MAX; m++) {
        char row[TOY_M_MAX + 1] = "";
        memset(row, '1', m);
        accepts(row);
    }
}

RANDOM(any_bits, 1, 0, "Reads a hundred random rows.")
{
    for (int i = 0; i < 100; i++) {
        char row[TOY_M_MAX + 1] = "";
        uint64_t m = 1 + grade_below(TOY_M_MAX);
        for (uint64_t j = 0; j < m; j++)
            row[j] = grade_below(2) ? '1' : '0';
        accepts(row);
    }
}

TEST(strange_digits, 1, "Refuses a row with anything in it but 0 and 1.")
{
    static const char *const rows[] = {
        "2", "00x0", "0101 ", " 0101", "01\n", "-1", "0/", "1:"
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        refuses(rows[i]);
}

TEST(sizes, 1, "Refuses an empty row, and one of more than TOY_M_MAX digits.")
{
    refuses("");
    refuses("000000000000000000000000000000000");
    refuses("1111111111111111111111111111111111111111111111111111111111111111111");
}

TEST(nothing, 1, "Refuses NULL.")
{
    refuses(0);
}

TEST(untouched, 1, "Leaves the toy as it was when it refuses.")
{
    static const char *const rows[] = {
        "", "1000x", "1111111111111111111111111111111111111111", "x"
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct toy t = used_toy();
        refuses("2");
        row_read(&t, rows[i]);
        EQUAL(t.m, 16u, "m has changed, though \"%s\" is not a row.", rows[i]);
        EQUAL(row_of(&t), start, "Look at all of the row before you write.");
    }
}
