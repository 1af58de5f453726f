/* 1: Only 32 bits of m reach the place. */
#define shelf_place right_place
#include "../../rights/words.c"
#undef shelf_place

uint64_t shelf_place(int64_t hash, uint64_t m)
{
    return (uint64_t)hash % (uint32_t)m;
}
