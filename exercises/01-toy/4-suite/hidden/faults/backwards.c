/* 1: The row is written from right to left. */
#define toy_row book_row
#include "../../../../../code/01-toy/toy.c"
#undef toy_row

void toy_row(const struct toy *t, char *row)
{
    for (unsigned i = 0; i < t->m; i++)
        row[t->m - 1 - i] = t->bit[i] ? '1' : '0';
    row[t->m] = '\0';
}
