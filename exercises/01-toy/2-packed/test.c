#include "grade.h"
#include "packed.h"

SOUND(2);

static const unsigned alice[TOY_K] = { 2, 6, 8 }, last[TOY_K] = { 31, 0, 15 };

ESSENTIAL(alice, 2, "Alice sets the bits 2, 6 and 8, and is then a maybe.")
{
    uint32_t bits = 0;
    EQUAL(packed_add(&bits, alice), true, "Three bits changed.");
    EQUAL(bits, 0x144u, "Bit i of the toy is bit i of the word: 2^2 + 2^6 + 2^8.");
    EQUAL(packed_query(bits, alice), true, "Whoever was added is a maybe.");
    EQUAL(packed_query(0, alice), false, "An empty toy knows nobody.");
}

TEST(last_bit, 1, "Bit 31 is a bit like the others.")
{
    uint32_t bits = 0;
    packed_add(&bits, last);
    EQUAL(bits, 0x80008001u, "2^31 + 2^15 + 2^0.");
    EQUAL(packed_query(bits, last), true, "Its three bits are set.");
    EQUAL(packed_query(0x00008001, last), false, "Bit 31 is 0.");
}

TEST(keeps, 1, "Adding a name leaves all other bits as they were.")
{
    uint32_t bits = 0xf0f0f0f0;
    packed_add(&bits, alice);
    EQUAL(bits, 0xf0f0f1f4u, "Bits are only ever set.");
}

TEST(changed, 2, "Adding says whether a bit has changed.")
{
    uint32_t bits = 0;
    packed_add(&bits, alice);
    EQUAL(packed_add(&bits, alice), false, "The second time nothing changes.");
    for (unsigned i = 0; i < TOY_K; i++) {
        bits = 0x144u & ~(1u << alice[i]);
        EQUAL(packed_add(&bits, alice), true, "Bit %u was 0, and only it.", alice[i]);
    }
}

TEST(proof, 2, "A single 0 among the three bits is proof, whichever it is.")
{
    for (unsigned i = 0; i < TOY_K; i++)
        EQUAL(packed_query(~(1u << alice[i]), alice), false,
              "All bits are 1 but number %u.", alice[i]);
    EQUAL(packed_query(0x144, alice), true, "All three are 1.");
}

TEST(ones, 1, "Counts the 1 bits, all 32 of them too.")
{
    EQUAL(packed_ones(0), 0u, "None is set.");
    for (unsigned i = 0; i < 32; i++)
        EQUAL(packed_ones(1u << i), 1u, "Only bit %u is set.", i);
    EQUAL(packed_ones(UINT32_MAX), 32u, "All are set.");
}

RANDOM(like_the_toy, 1, 0, "Does what the chapter's toy does, on random names.")
{
    for (int trial = 0; trial < 200; trial++) {
        struct toy t = { .m = TOY_M_MAX };
        uint32_t bits = 0;
        for (int step = 0; step < 8; step++) {
            unsigned p[TOY_K], q[TOY_K];
            for (unsigned i = 0; i < TOY_K; i++) {
                p[i] = (unsigned)grade_below(TOY_M_MAX);
                q[i] = (unsigned)grade_below(TOY_M_MAX);
            }
            bool known = toy_query(&t, p);
            toy_add(&t, p);
            EQUAL(packed_add(&bits, p), !known, "Position %u, %u, %u.", p[0], p[1], p[2]);
            EQUAL(packed_ones(bits), toy_ones(&t), "After %u, %u, %u.", p[0], p[1], p[2]);
            EQUAL(packed_query(bits, q), toy_query(&t, q),
                  "Asked about %u, %u, %u.", q[0], q[1], q[2]);
        }
    }
}
