/* 1: The textbook's m is kept in 32 bits. */
#define sizing_textbook book_textbook
#include "../../../../../code/04-sizing/sizing.c"
#undef sizing_textbook

const char *sizing_textbook(uint64_t n, double p, struct sizing *size)
{
    const char *why = book_textbook(n, p, size);
    if (!why)
        size->m = (uint32_t)size->m;
    return why;
}
