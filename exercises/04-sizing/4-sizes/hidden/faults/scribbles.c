/* 1: When it refuses p, the textbook has already changed the size. */
#define sizing_textbook book_textbook
#include "../../../../../code/04-sizing/sizing.c"
#undef sizing_textbook

const char *sizing_textbook(uint64_t n, double p, struct sizing *size)
{
    const char *why = book_textbook(n, p, size);
    if (why == sizing_bad_p)
        *size = (struct sizing){ 0, 0 };
    return why;
}
