/* 1: Filters of more than 2^48 bits are not refused. */
#define sizing_textbook book_textbook
#include "../../../../../code/04-sizing/sizing.c"
#undef sizing_textbook

const char *sizing_textbook(uint64_t n, double p, struct sizing *size)
{
    const char *why = book_textbook(n, p, size);
    if (why != sizing_too_big)
        return why;
    double m = fmin(ceil((double)n * sizing_bits_per_key(p)), 0x1p63);
    *size = (struct sizing){ (uint64_t)m, (unsigned)round(-log2(p)) };
    return NULL;
}
