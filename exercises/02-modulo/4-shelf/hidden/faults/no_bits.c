/* 1: A shelf of no bits is made, and has one. */
#define shelf_new right_new
#include "../../rights/words.c"
#undef shelf_new

struct shelf *shelf_new(uint64_t m)
{
    return right_new(m > 0 ? m : 1);
}
