/* 1: The row has no NUL at its end. */
#define toy_row book_row
#include "../../../../../code/01-toy/toy.c"
#undef toy_row

void toy_row(const struct toy *t, char *row)
{
    for (unsigned i = 0; i < t->m; i++)
        row[i] = t->bit[i] ? '1' : '0';
}
