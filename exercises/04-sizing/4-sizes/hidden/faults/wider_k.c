/* 1: The margin goes on k as well. */
#define sizing_widen book_widen
#include "../../../../../code/04-sizing/sizing.c"
#undef sizing_widen

const char *sizing_widen(struct sizing *size, double margin)
{
    const char *why = book_widen(size, margin);
    if (!why)
        size->k += (unsigned)(size->k * margin);
    return why;
}
