/* 2: The textbook's k is always rounded up. */
#define sizing_textbook book_textbook
#include "../../../../code/04-sizing/sizing.c"
#undef sizing_textbook

const char *sizing_textbook(uint64_t n, double p, struct sizing *size)
{
    const char *why = book_textbook(n, p, size);
    if (!why)
        size->k = (unsigned)ceil(-log2(p));
    return why;
}
