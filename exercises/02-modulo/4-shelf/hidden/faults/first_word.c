/* 1: Clearing clears as many bytes as there are words. */
#define shelf_clear right_clear
#include "../../rights/words.c"
#undef shelf_clear

void shelf_clear(struct shelf *s)
{
    memset(s->words, 0, bits_words(s->m));
}
