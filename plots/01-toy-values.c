/* Loose values of chapter 1. */
#include "01-toy.h"
#include "tsv.h"

/* A hash table that is half full, so that a name has two slots of one pointer,
 * and a block of its own for its letters: the smallest that a common 64-bit
 * allocator hands out. */
static const double users = 1e8, slots_per_name = 2, pointer_bytes = 8,
                    block_bytes = 32, filter_bits = 10;

static bool covers(const unsigned big[TOY_K], const unsigned small[TOY_K])
{
    struct toy t = { .m = TOY_M };
    toy_add(&t, big);
    return toy_query(&t, small);
}

/* Of the strangers that the chapter's toy answers with "maybe", those whose
 * bits are all bits of one and the same member. */
static unsigned explained_by_one(void)
{
    unsigned explained = 0;
    for (unsigned i = 0; i < TOY_STRANGERS; i++) {
        bool by_one = false;
        for (unsigned j = 0; j < TOY_MEMBERS; j++)
            by_one |= covers(toy_positions(toy_members[j]),
                             toy_stranger(i).position);
        explained += by_one;
    }
    return explained;
}

/* Of the million pairs of names (one leaves, one stays), those in which
 * clearing the bits of the one loses the other. */
static unsigned lost_pairs(void)
{
    unsigned lost = 0;
    for (unsigned i = 0; i < TOY_STRANGERS; i++)
        for (unsigned j = 0; j < TOY_STRANGERS; j++) {
            struct toy_triple gone = toy_stranger(i), stays = toy_stranger(j);
            struct toy t = { .m = TOY_M };
            toy_add(&t, gone.position);
            toy_add(&t, stays.position);
            for (unsigned l = 0; l < TOY_K; l++)
                t.bit[gone.position[l]] = false;
            lost += !toy_query(&t, stays.position);
        }
    return lost;
}

int main(void)
{
    struct toy ours = toy_of_members(TOY_MEMBERS);
    double bytes_per_name = slots_per_name * pointer_bytes + block_bytes;
    double n1 = fpr_exact(TOY_M, TOY_K, 3);
    unsigned maybes = toy_maybes(&ours), one = explained_by_one();

    printf("# 01-toy-values\nname\tvalue\n");
    tsv_value("bytes_per_name", bytes_per_name);
    tsv_value("table_gb", bytes_per_name * users / 1e9);
    tsv_value("filter_mb", filter_bits * users / 8 / 1e6);
    tsv_value("table_by_filter", bytes_per_name * 8 / filter_bits);
    tsv_value("filter_rate", fpr_exact((uint64_t)(filter_bits * users), 7,
                                       (uint64_t)users));
    tsv_value("maybes", maybes);
    tsv_value("explained", one);
    tsv_value("unexplained", maybes - one);
    tsv_value("classic_low", 1 - fpr_classic(TOY_M, TOY_K, 3) / n1);
    tsv_value("spread", fpr_spread(TOY_M, TOY_K, 3));
    tsv_value("lost_pairs", lost_pairs());
    tsv_value("lost_share", lost_pairs() / 1e6);
    return 0;
}
