/* 2: A rate of 1 is accepted: one bit does for everybody. */
#define sizing_textbook book_textbook
#include "../../../../code/04-sizing/sizing.c"
#undef sizing_textbook

const char *sizing_textbook(uint64_t n, double p, struct sizing *size)
{
    if (n == 0 || !(p >= 1 && p <= 1))
        return book_textbook(n, p, size);
    *size = (struct sizing){ 1, 1 };
    return NULL;
}
