/* 2: The promise goes by the classic rate, which is too low. */
#define sizing_promise book_promise
#include "../../../../code/04-sizing/sizing.c"
#undef sizing_promise

const char *sizing_promise(uint64_t n, double p, struct sizing *size)
{
    const char *why = book_promise(n, p, size);
    if (why)
        return why;
    while (size->m > 1 && fpr_classic(size->m - 1, size->k, n) <= p)
        size->m--;
    return NULL;
}
