/* 1: A shelf of another length is joined as far as it goes. */
#define shelf_join right_join
#include "../../rights/words.c"
#undef shelf_join

bool shelf_join(struct shelf *into, const struct shelf *from)
{
    size_t a = bits_words(into->m), b = bits_words(from->m);
    for (size_t i = 0; i < a && i < b; i++)
        into->words[i] |= from->words[i];
    return into->m == from->m;
}
