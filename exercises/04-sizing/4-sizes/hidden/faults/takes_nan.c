/* 1: The promise asks whether p is bad, and a NaN says no. */
#define sizing_promise book_promise
#include "../../../../../code/04-sizing/sizing.c"
#undef sizing_promise

const char *sizing_promise(uint64_t n, double p, struct sizing *size)
{
    if (n == 0 || p <= 0 || p >= 1)
        return n == 0 ? sizing_bad_n : sizing_bad_p;
    if (!isnan(p))
        return book_promise(n, p, size);
    *size = (struct sizing){ 1, 1 };
    return NULL;
}
