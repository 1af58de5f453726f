/* 1: The promised m is rounded up to whole words: not the smallest. */
#define sizing_promise book_promise
#include "../../../../../code/04-sizing/sizing.c"
#undef sizing_promise

const char *sizing_promise(uint64_t n, double p, struct sizing *size)
{
    const char *why = book_promise(n, p, size);
    if (!why)
        size->m = bits_words(size->m) * 64;
    return why;
}
