/* Plays at random with two shelves, and with two rows of bool beside them. */
#include "suite.h"
#include "shelf.h"

#include "hash.h"

enum { M = 333 };

static uint64_t number;

static uint64_t next(void)
{
    return hash_xxh3(&(uint64_t){ ++number }, 8, 7);
}

static void compare(const struct shelf *s, const bool row[M])
{
    uint64_t ones = 0;
    for (uint64_t i = 0; i < M; i++) {
        CU_ASSERT_EQUAL(shelf_bit(s, i), row[i]);
        ones += row[i];
    }
    CU_ASSERT_EQUAL(shelf_count(s), ones);
}

static void one_move(struct shelf *const s[2], bool row[2][M])
{
    static const char text[] = "a\0b\nab\n\0\0";
    uint64_t move = next() % 100, which = next() % 2;
    size_t at = next() % 8, len = next() % (sizeof text - at);
    uint64_t place = hash_xxh3(text + at, len, 0) % M;
    CU_ASSERT_EQUAL(shelf_has(s[which], text + at, len), row[which][place]);
    if (move == 0) {
        shelf_clear(s[which]);
        memset(row[which], 0, M);
    } else if (move < 3) {
        CU_ASSERT(shelf_join(s[which], s[1 - which]));
        for (int i = 0; i < M; i++)
            row[which][i] |= row[1 - which][i];
    } else {
        CU_ASSERT_EQUAL(shelf_put(s[which], text + at, len), !row[which][place]);
        row[which][place] = true;
    }
}

static void a_long_game(void)
{
    struct shelf *s[2] = { shelf_new(M), shelf_new(M) };
    bool row[2][M] = { { false } };
    CU_ASSERT_FATAL(s[0] && s[1]);
    for (uint64_t key = 0; key < 10000; key++)
        shelf_put(s[0], &key, 8);
    CU_ASSERT_EQUAL(shelf_count(s[0]), M);
    memset(row[0], 1, M);
    for (int i = 0; i < 1000; i++) {
        one_move(s, row);
        compare(s[0], row[0]);
        compare(s[1], row[1]);
    }
    struct shelf *other = shelf_new(M + 1);
    shelf_put(other, &number, 8);
    CU_ASSERT(other && !shelf_join(other, s[0]));
    CU_ASSERT(shelf_count(other) == 1);
    shelf_clear(s[1]);
    CU_ASSERT(!shelf_join(s[1], other) && shelf_count(s[1]) == 0);
    shelf_free(other);
    shelf_free(s[0]);
    shelf_free(s[1]);
}

static void the_remainder(void)
{
    for (int i = 0; i < 1000; i++) {
        uint64_t h = next(), m = 1 + (next() >> i % 64);
        int64_t hash = h >> 63 ? -(int64_t)(UINT64_MAX - h) - 1 : (int64_t)h;
        CU_ASSERT_EQUAL(shelf_place(hash, m), h % m);
    }
    CU_ASSERT_PTR_NULL(shelf_new(0));
}

SUITE("shelf", TEST(a_long_game), TEST(the_remainder))
