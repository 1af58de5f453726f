/* 2: The place of a negative hash is that of its absolute value. */
#define shelf_place right_place
#include "../rights/words.c"
#undef shelf_place

uint64_t shelf_place(int64_t hash, uint64_t m)
{
    uint64_t h = hash < 0 ? 0 - (uint64_t)hash : (uint64_t)hash;
    return h % m;
}
