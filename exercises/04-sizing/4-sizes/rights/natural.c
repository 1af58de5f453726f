/* The textbook's size by natural logarithms; the margin by whole numbers. */
#define sizing_textbook book_textbook
#define sizing_widen book_widen
#include "../../../../code/04-sizing/sizing.c"
#undef sizing_textbook
#undef sizing_widen

const char *sizing_textbook(uint64_t n, double p, struct sizing *size)
{
    if (n < 1 || !(0 < p && p < 1))
        return n < 1 ? sizing_bad_n : sizing_bad_p;
    double bits = (double)n * -log(p) / (LN2 * LN2);
    if (bits > (double)BLOOM_M_MAX)
        return sizing_too_big;
    size->m = (uint64_t)bits + ((double)(uint64_t)bits < bits);
    size->k = p > 0.5 ? 1 : (unsigned)(0.5 - log(p) / LN2);
    return NULL;
}

const char *sizing_widen(struct sizing *size, double margin)
{
    if (isnan(margin) || margin < 0 || isinf(margin))
        return sizing_bad_margin;
    double extra = margin * (double)size->m;
    if (extra > (double)(BLOOM_M_MAX - size->m))
        return sizing_too_big;
    uint64_t whole = (uint64_t)extra;
    size->m += (double)whole < extra ? whole + 1 : whole;
    return NULL;
}
