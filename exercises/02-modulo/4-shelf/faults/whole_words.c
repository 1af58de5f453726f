/* 2: The count leaves out the last word when it is not full. */
#define shelf_count right_count
#include "../rights/words.c"
#undef shelf_count

uint64_t shelf_count(const struct shelf *s)
{
    return bits_count(s->words, (size_t)(s->m / 64));
}
